import { connect } from 'node:net';
import type { TestServer } from './test-server.ts';

export interface RawClient {
  /** Sends bytes as they are. */
  write(text: string): void;
  /** Everything that was answered, once the connection is closed. */
  closed: Promise<string>;
  isClosed(): boolean;
  leave(): void;
}

/** A connection on which every byte is the test's own. */
export function openRawClient({ url }: Pick<TestServer, 'url'>): Promise<RawClient> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let heard = '';
    let isClosed = false;
    const socket = connect(Number(port), hostname);
    socket.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
    });
    socket.on('error', reject);
    const closed = new Promise<string>((resolveClosed) => {
      socket.once('close', () => {
        isClosed = true;
        resolveClosed(heard);
      });
    });
    socket.once('connect', () =>
      resolve({
        write: (text) => {
          if (!isClosed) socket.write(text);
        },
        closed,
        isClosed: () => isClosed,
        leave: () => socket.destroy(),
      }),
    );
  });
}
