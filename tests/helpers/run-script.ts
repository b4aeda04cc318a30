import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** An end of a script: its exit code, and everything it printed to both streams. */
export interface ScriptEnd {
  code: number | null;
  printed: string;
}

/** Runs `scripts/<script>.ts` as an operator would, with nothing of this process's own environment but the path. */
export function runScript(
  script: string,
  words: readonly string[],
  { environment, cwd }: { environment: Record<string, string>; cwd?: string },
): Promise<ScriptEnd> {
  const file = fileURLToPath(new URL(`../../scripts/${script}.ts`, import.meta.url));
  const child = spawn(process.execPath, [file, ...words], {
    env: { PATH: process.env.PATH, ...environment },
    ...(cwd !== undefined && { cwd }),
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, printed })));
}
