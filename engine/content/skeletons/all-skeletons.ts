import type { Skeleton } from '../content-types.ts';
import { antesDepoisSkeletons } from './antes-depois.ts';
import { cenaSkeletons } from './cena.ts';
import { chamadaSkeletons } from './chamada.ts';
import { comparaSkeletons } from './compara.ts';
import { confissaoSkeletons } from './confissao.ts';
import { contraSkeletons } from './contra.ts';
import { custoSkeletons } from './custo.ts';
import { desafioSkeletons } from './desafio.ts';
import { dialogoSkeletons } from './dialogo.ts';
import { erroSkeletons } from './erro.ts';
import { lacunaSkeletons } from './lacuna.ts';
import { loopSkeletons } from './loop.ts';
import { mitoSkeletons } from './mito.ts';
import { numeroSkeletons } from './numero.ts';
import { perguntaSkeletons } from './pergunta.ts';
import { provaSkeletons } from './prova.ts';
import { quebraSkeletons } from './quebra.ts';

/** Every skeleton, mechanism by mechanism. */
export const allSkeletons: readonly Skeleton[] = [
  ...cenaSkeletons,
  ...confissaoSkeletons,
  ...antesDepoisSkeletons,
  ...dialogoSkeletons,
  ...erroSkeletons,
  ...custoSkeletons,
  ...contraSkeletons,
  ...mitoSkeletons,
  ...lacunaSkeletons,
  ...loopSkeletons,
  ...numeroSkeletons,
  ...provaSkeletons,
  ...comparaSkeletons,
  ...chamadaSkeletons,
  ...desafioSkeletons,
  ...quebraSkeletons,
  ...perguntaSkeletons,
];
