// What goes wrong in a year, within some minutes: two processes behind a balancer, PgBouncer and a durable PostgreSQL, while a crowd
// asks for trees and asks again until each is there. After every fault: how many tries failed, how long until none did, and whether
// a credit was lost or taken twice. Ends with 1 if one was. Needs Debian's pgbouncer and faketime. Run: npm run chaos
import { setTimeout as wait } from 'node:timers/promises';
import { type Audit, auditSettled } from './chaos/audit.ts';
import { type Crowd, gatherCrowd } from './chaos/crowd.ts';
import { type Fault, faults, seconds } from './chaos/faults.ts';
import { fillOutbox } from './chaos/full-disk.ts';
import { type Installation, startInstallation } from './chaos/installation.ts';

const crowdSize = 8;
/** Nothing fails for so long before the next fault. */
const quietMilliseconds = 3000;
let isSound = true;

const only = process.argv[2] ?? '';
const installation = await startInstallation();
try {
  const crowd = await gatherCrowd(installation, crowdSize);
  await wait(quietMilliseconds);
  say('| fault | tries | failed | until none failed | slowest answer | credits lost | taken twice |');
  say('| --- | --- | --- | --- | --- | --- | --- |');
  const remarks: string[] = [];
  for (const fault of faults.filter(({ name }) => name.includes(only))) {
    const remark = await suffer(fault, installation, crowd);
    if (remark !== '') remarks.push(`${fault.name}: ${remark}`);
  }
  await crowd.rest();
  remarks.push(await fillOutbox());
  say(`\n${remarks.join('\n')}`);
} finally {
  await installation.stop();
}
process.exit(isSound ? 0 : 1);

/** Lets a fault happen to the crowd, and tells a line of the table. */
async function suffer(fault: Fault, place: Installation, crowd: Crowd): Promise<string> {
  const [person] = crowd.people;
  if (person === undefined) throw new Error('Nobody came');
  const from = performance.now();
  const before = crowd.tries.length;
  const remark = await fault.happen(place, person);
  let lastFailure = from;
  do {
    await wait(200);
    lastFailure = crowd.tries.slice(before).findLast(({ isAnswered }) => !isAnswered)?.at ?? from;
  } while (performance.now() - lastFailure < quietMilliseconds);
  const tries = crowd.tries.slice(before);
  await crowd.rest();
  const audit = await auditSettled(place.postgres.url, crowd);
  crowd.resume();
  const failed = tries.filter(({ isAnswered }) => !isAnswered).length;
  const slowest = Math.max(...tries.map(({ milliseconds }) => milliseconds));
  say(
    `| ${fault.name} | ${tries.length} | ${failed} | ${seconds(lastFailure - from)} | ${seconds(slowest)} | ${tellLost(audit)} | ${audit.doubled} |`,
  );
  isSound &&= audit.lost + audit.doubled + audit.vanished + audit.differences === 0;
  return remark;
}

function tellLost({ lost, vanished, differences }: Audit): string {
  if (vanished + differences === 0) return String(lost);
  return `${lost}, and ${vanished} trees gone, ${differences} accounts that do not sum`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
