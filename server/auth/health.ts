import type { AuthCall } from './auth-context.ts';

/** `GET /health`: the service answers. Says nothing about the installation. */
export const getHealth: AuthCall = async () =>
  Response.json({
    name: 'Fisga accounts',
    description: 'Account service compatible with GoTrue',
    version: '1',
  });
