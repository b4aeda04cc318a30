import { connect, type Socket } from 'node:net';

/** Opens connections that send one byte of a request a second and never come to its end. Returns what lets them go. */
export async function openSlowClients(
  urls: readonly string[],
  count: number,
): Promise<{ held: number; end(): void }> {
  const sockets: Socket[] = [];
  const opening = Array.from({ length: count }, (_, index) => {
    const { hostname, port } = new URL(urls[index % urls.length] ?? '');
    return new Promise<boolean>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        sockets.push(socket);
        socket.write('POST /functions/v1/generate-hooks HTTP/1.1\r\nhost: fisga.example\r\nx-slow: ');
        resolve(true);
      });
      socket.on('error', () => {
        socket.destroy();
        resolve(false);
      });
    });
  });
  await Promise.all(opening);
  const dribble = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write('a');
  }, 1000);
  return {
    held: sockets.filter((socket) => !socket.destroyed).length,
    end() {
      clearInterval(dribble);
      for (const socket of sockets) socket.destroy();
    },
  };
}
