declare global {
  /** Where zod looks for its settings. Its own function for them would bring 4 kB to every first screen. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// zod would try whether it may compile its parsers; the policy forbids that, and the browser reports each try.
globalThis.__zod_globalConfig = { jitless: true };

export {};
