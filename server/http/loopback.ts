const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];
/** Listening on these answers at every address of the machine; they are no address to be sent to. */
const unspecifiedHosts = ['0.0.0.0', '[::]'];

/** Whether an address leads no further than this machine. */
export function isLoopback({ hostname }: URL): boolean {
  return loopbackHosts.includes(hostname) || unspecifiedHosts.includes(hostname);
}

/** Whether both are this machine under one of its own names, with the same protocol and port. */
export function isSameLoopback(target: URL, own: URL): boolean {
  return (
    loopbackHosts.includes(target.hostname) &&
    isLoopback(own) &&
    target.port === own.port &&
    target.protocol === own.protocol
  );
}

/** Whether a host of `HOST` is all addresses of the machine. */
export function isEveryAddress(host: string): boolean {
  return unspecifiedHosts.includes(host) || host === '::';
}
