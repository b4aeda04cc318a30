/** Lets the app open without a network from the next start on. Waits for the page, which needs the line more. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in globalThis.navigator)) return;
  const register = () => {
    // A browser that forbids it, as in a private window, goes without.
    globalThis.navigator.serviceWorker.register('/sw.js').catch(() => {});
  };
  if (document.readyState === 'complete') register();
  else globalThis.addEventListener('load', register, { once: true });
}
