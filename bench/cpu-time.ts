import { readdirSync, readFileSync } from 'node:fs';

/** Microseconds that a process and, with `childrenOf`, the children of another have spent on a processor. Linux counts in hundredths of a second. */
export function readCpuTime(processId: number, childrenOf: number | null): number {
  const children = childrenOf === null ? [] : readdirSync('/proc').filter((name) => /^\d+$/u.test(name));
  const own = readTimes(processId)?.spent ?? 0;
  return children.reduce((sum, name) => {
    const times = readTimes(Number(name));
    return times?.parent === childrenOf ? sum + times.spent : sum;
  }, own);
}

/** Fields 4, 14 and 15 of /proc/<pid>/stat; the command name before them may hold spaces. */
function readTimes(processId: number): { parent: number; spent: number } | null {
  try {
    const fields = readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return { parent: Number(fields[1]), spent: (Number(fields[11]) + Number(fields[12])) * 10_000 };
  } catch {
    return null;
  }
}
