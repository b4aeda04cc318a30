import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What the last stage of the Dockerfile says. */
export interface ImageStage {
  environment: Record<string, string>;
  copies: { stage: string | null; from: string; to: string }[];
  user: string | undefined;
  ports: number[];
  command: string[];
  healthCheck: string[];
}

/** Reads the instructions that this Dockerfile uses; throws at one that it does not know. */
export function readImageStage(): ImageStage {
  const text = readFileSync(`${root}Dockerfile`, 'utf8').replaceAll('\\\n', ' ');
  const stages = text.split(/^FROM /mu).slice(1);
  const stage: ImageStage = {
    environment: {},
    copies: [],
    user: undefined,
    ports: [],
    command: [],
    healthCheck: [],
  };
  const lines = (stages.at(-1) ?? '').split('\n').slice(1);
  for (const line of lines) {
    if (/^\s*(?:#|$)/u.test(line)) continue;
    const [, instruction = '', rest = ''] = /^(\w+)\s+(.*)$/u.exec(line) ?? [];
    readers[instruction]?.(stage, rest.trim());
    if (!(instruction in readers)) throw new Error(`Unknown instruction: ${line}`);
  }
  return stage;
}

const ignore = () => {};
const readers: Record<string, (stage: ImageStage, rest: string) => void> = {
  ENV: (stage, rest) =>
    Object.assign(
      stage.environment,
      Object.fromEntries(rest.split(/\s+/u).map((pair) => pair.split('=', 2))),
    ),
  COPY(stage, rest) {
    const [, from, paths = ''] = /^(?:--from=(\S+)\s+)?(.*)$/u.exec(rest) ?? [];
    const [source = '', target = ''] = paths.split(/\s+/u);
    stage.copies.push({ stage: from ?? null, from: source, to: target });
  },
  USER: (stage, rest) => {
    stage.user = rest;
  },
  EXPOSE: (stage, rest) => void stage.ports.push(Number(rest)),
  CMD: (stage, rest) => {
    stage.command = JSON.parse(rest);
  },
  HEALTHCHECK: (stage, rest) => {
    stage.healthCheck = JSON.parse(rest.slice(rest.indexOf('CMD ') + 4));
  },
  WORKDIR: ignore,
  RUN: ignore,
  VOLUME: ignore,
};
