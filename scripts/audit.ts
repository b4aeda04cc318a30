import { spawnSync } from 'node:child_process';
import { judgeAudit } from './judge-audit.ts';

/** Asks the registry for known faults of what the server brings along; fails where one is high or worse. */
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--loglevel=silent'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  timeout: 60_000,
  shell: process.platform === 'win32',
});
const verdict = judgeAudit(stdout ?? '');
process.stdout.write(`audit: ${verdict.sentence}\n`);
process.exitCode = verdict.isRefused ? 1 : 0;
