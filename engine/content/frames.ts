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
import { culinariaFrame } from './domains/culinaria.ts';
import { esporteFrame } from './domains/esporte.ts';
import { financasFrame } from './domains/financas.ts';
import { fitnessFrame } from './domains/fitness.ts';
import { marketingFrame } from './domains/marketing.ts';
import { maternidadeFrame } from './domains/maternidade.ts';
import { negociosFrame } from './domains/negocios.ts';
import { produtividadeFrame } from './domains/produtividade.ts';
import { relacionamentoFrame } from './domains/relacionamento.ts';
import { saudeFrame } from './domains/saude.ts';
import { saudeMentalFrame } from './domains/saude-mental.ts';
import { tecnologiaFrame } from './domains/tecnologia.ts';
import { viagemFrame } from './domains/viagem.ts';

/** The frame of each domain that has one; a topic of another domain is served by its semantic class. */
export const domainFrames: Readonly<Partial<Record<DomainId, DomainFrame>>> = {
  arte: arteFrame,
  culinaria: culinariaFrame,
  esporte: esporteFrame,
  financas: financasFrame,
  fitness: fitnessFrame,
  marketing: marketingFrame,
  maternidade: maternidadeFrame,
  negocios: negociosFrame,
  produtividade: produtividadeFrame,
  relacionamento: relacionamentoFrame,
  'saude-mental': saudeMentalFrame,
  saude: saudeFrame,
  tecnologia: tecnologiaFrame,
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
