/** Addresses the browser and the server agree on. */
export const apiPaths = {
  auth: '/auth/v1',
  rest: '/rest/v1',
  generateHooks: '/functions/v1/generate-hooks',
  buscaReferencias: '/functions/v1/busca-referencias',
  checkHook: '/functions/v1/check-hook',
  swapQuestion: '/functions/v1/swap-question',
  config: '/config.json',
  health: '/health',
  ready: '/ready',
  metrics: '/metrics',
} as const;
