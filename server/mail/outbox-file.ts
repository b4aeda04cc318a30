import { randomBytes } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateDirectory, writePrivateFile } from '../files/private-file.ts';

interface OutboxFile {
  /** Address or number of the receiver. */
  to: string;
  extension: string;
  content: string | Buffer;
}

/** Puts a message into a folder, as a whole file that its owner alone may read, and answers its name. */
export async function writeOutboxFile(directory: string, file: OutboxFile): Promise<string> {
  await makePrivateDirectory(directory);
  const name = fileName(file);
  // Under its own name only once it is whole.
  const unfinished = join(directory, `.${name}.part`);
  await writePrivateFile(unfinished, file.content);
  await rename(unfinished, join(directory, name));
  return name;
}

/** Sorts by time, tells the receiver, and is a name that every file system takes. */
function fileName({ to, extension }: OutboxFile): string {
  const time = new Date().toISOString().replaceAll(':', '-');
  const receiver = to.replace(/[^\w.@+-]/gu, '_').slice(0, 80);
  return `${time}-${receiver}-${randomBytes(4).toString('hex')}.${extension}`;
}
