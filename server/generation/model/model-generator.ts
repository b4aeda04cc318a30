import { analyseTopic } from '../../../engine/language/analyse-topic.ts';
import { engineVersion } from '../../../engine/tree/generate-tree.ts';
import { pickFrames } from '../../../engine/tree/pick-frames.ts';
import { AppError } from '../../errors.ts';
import { embeddedGenerator } from '../embedded.ts';
import type { GeneratedTree, GenerationRun, TreeGenerator, TreeInput } from '../tree-generator.ts';
import { completeFromEngine } from './complete-from-engine.ts';
import type { DraftTree } from './draft-tree.ts';
import { ModelError, type ModelFault } from './model-error.ts';
import { type ModelWriter, writeTree } from './write-tree.ts';

interface ModelGeneratorSettings extends ModelWriter {
  /** As a person is told who wrote a tree. */
  name: string;
  /** The embedded engine fills what is open, and writes when the model does not. */
  hasFallback: boolean;
  log: { error(fields: Record<string, unknown>, message: string): void };
}

/** A model that writes, judged by the engine. Questions are exchanged by the embedded engine. */
export function openModelGenerator(settings: ModelGeneratorSettings): TreeGenerator {
  return {
    async generateTree(input, run) {
      if (isForEngineAlone(input.topic)) return embeddedGenerator.generateTree(input, run);
      const { draft, failure } = await writeTree(settings, input, run).catch((error: unknown) => {
        throw error instanceof ModelError ? toAppError(error) : error;
      });
      if (failure !== null) settings.log.error({ err: failure }, 'the model failed');
      return settings.hasFallback
        ? finishWithEngine(settings, { draft, input, run })
        : finishAlone(settings, { draft, failure, input });
    },
    swapQuestion: embeddedGenerator.swapQuestion,
  };
}

/** Whoever types these may be in pain or in danger: they read only what was written for them, and weighed. */
function isForEngineAlone(topic: string): boolean {
  const reading = analyseTopic(topic);
  return reading.kind === 'topic' && pickFrames(reading.analysis).isBankOnly;
}

interface Finishing {
  draft: DraftTree;
  input: TreeInput;
  run: GenerationRun;
}

async function finishWithEngine(
  { name }: ModelGeneratorSettings,
  { draft, input, run }: Finishing,
): Promise<GeneratedTree> {
  if (draft.listMissing().length === 4) return embeddedGenerator.generateTree(input, run);
  const isShared = completeFromEngine(draft, input.topic);
  return {
    topic: input.topic,
    engine: isShared ? `${name} + ${engineVersion}` : name,
    questions: draft.finish(),
  };
}

function finishAlone(
  { name }: ModelGeneratorSettings,
  { draft, failure, input }: { draft: DraftTree; failure: ModelError | null; input: TreeInput },
): GeneratedTree {
  const isWhole = draft.listMissing().length === 0 && draft.listOpen().length === 0;
  if (!isWhole) throw toAppError(failure ?? new ModelError('nonsense'));
  return { topic: input.topic, engine: name, questions: draft.finish() };
}

const messages: Record<ModelFault, string> = {
  unavailable:
    'A inteligência artificial não respondeu agora. Seu crédito voltou: tente de novo em um minuto.',
  timeout: 'A inteligência artificial demorou demais. Seu crédito voltou: tente de novo.',
  'rate-limited':
    'Há pedidos demais na inteligência artificial agora. Seu crédito voltou: espere um minuto e tente de novo.',
  refused:
    'A inteligência artificial não está disponível neste servidor. Seu crédito voltou: fale com o suporte.',
  nonsense:
    'O que a inteligência artificial escreveu não passou na nossa revisão. Seu crédito voltou: tente de novo.',
  aborted: 'A geração foi interrompida. Seu crédito voltou.',
};

function toAppError(error: ModelError): AppError {
  return new AppError('generation_failed', messages[error.fault], { cause: error });
}
