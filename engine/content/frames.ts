import type { SemanticClass } from '../language/topic-types.ts';
import { actionFrame } from './classes/action.ts';
import { conceptFrame } from './classes/concept.ts';
import { eventFrame } from './classes/event.ts';
import { foodFrame } from './classes/food.ts';
import { livingBeingFrame } from './classes/living-being.ts';
import { personFrame } from './classes/person.ts';
import { placeFrame } from './classes/place.ts';
import { problemFrame } from './classes/problem.ts';
import { productFrame } from './classes/product.ts';
import { workOfArtFrame } from './classes/work-of-art.ts';
import type { DomainFrame, DomainId, Frame } from './content-types.ts';
import { arteFrame } from './domains/arte.ts';
import { automotivoFrame } from './domains/automotivo.ts';
import { belezaFrame } from './domains/beleza.ts';
import { cabeloFrame } from './domains/cabelo.ts';
import { carreiraFrame } from './domains/carreira.ts';
import { casaFrame } from './domains/casa.ts';
import { culinariaFrame } from './domains/culinaria.ts';
import { direitoFrame } from './domains/direito.ts';
import { esporteFrame } from './domains/esporte.ts';
import { estudosFrame } from './domains/estudos.ts';
import { feFrame } from './domains/fe.ts';
import { financasFrame } from './domains/financas.ts';
import { fitnessFrame } from './domains/fitness.ts';
import { gamesFrame } from './domains/games.ts';
import { idiomasFrame } from './domains/idiomas.ts';
import { investimentosFrame } from './domains/investimentos.ts';
import { jardimFrame } from './domains/jardim.ts';
import { marketingFrame } from './domains/marketing.ts';
import { maternidadeFrame } from './domains/maternidade.ts';
import { modaFrame } from './domains/moda.ts';
import { negociosFrame } from './domains/negocios.ts';
import { nutricaoFrame } from './domains/nutricao.ts';
import { petsFrame } from './domains/pets.ts';
import { produtividadeFrame } from './domains/produtividade.ts';
import { relacionamentoFrame } from './domains/relacionamento.ts';
import { saudeFrame } from './domains/saude.ts';
import { saudeMentalFrame } from './domains/saude-mental.ts';
import { tecnologiaFrame } from './domains/tecnologia.ts';
import { vendasFrame } from './domains/vendas.ts';
import { viagemFrame } from './domains/viagem.ts';

/** The frame of each domain that has one; a topic of another domain is served by its semantic class. */
export const domainFrames: Readonly<Partial<Record<DomainId, DomainFrame>>> = {
  arte: arteFrame,
  automotivo: automotivoFrame,
  beleza: belezaFrame,
  cabelo: cabeloFrame,
  carreira: carreiraFrame,
  casa: casaFrame,
  culinaria: culinariaFrame,
  direito: direitoFrame,
  esporte: esporteFrame,
  estudos: estudosFrame,
  fe: feFrame,
  financas: financasFrame,
  fitness: fitnessFrame,
  games: gamesFrame,
  idiomas: idiomasFrame,
  investimentos: investimentosFrame,
  jardim: jardimFrame,
  marketing: marketingFrame,
  maternidade: maternidadeFrame,
  moda: modaFrame,
  negocios: negociosFrame,
  nutricao: nutricaoFrame,
  pets: petsFrame,
  produtividade: produtividadeFrame,
  relacionamento: relacionamentoFrame,
  'saude-mental': saudeMentalFrame,
  saude: saudeFrame,
  tecnologia: tecnologiaFrame,
  vendas: vendasFrame,
  viagem: viagemFrame,
};

/** The frame of each semantic class: what serves a topic whose domain nobody recognised. */
export const classFrames: Readonly<Record<SemanticClass, Frame>> = {
  action: actionFrame,
  concept: conceptFrame,
  event: eventFrame,
  food: foodFrame,
  'living-being': livingBeingFrame,
  person: personFrame,
  place: placeFrame,
  problem: problemFrame,
  product: productFrame,
  'work-of-art': workOfArtFrame,
};
