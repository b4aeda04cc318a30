import { setTimeout as wait } from 'node:timers/promises';
import type { ServerType } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/** Whether the process was told to stop and finishes what is under way. */
export interface Lifecycle {
  isDraining: boolean;
}

/** Where the longest request, a model's writing, may still be under way. */
const longestDrainMilliseconds = 200_000;

/** Sends who talks to a process that is stopping to another one with their next request. */
export function closeWhileDraining(lifecycle: Lifecycle): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (lifecycle.isDraining) context.header('connection', 'close');
  };
}

/**
 * Stops a server without failing a request: first it says that it is not ready, for `seconds`, which a balancer needs to notice;
 * then it takes nothing new, and resolves when the last request is answered.
 */
export async function drain(server: ServerType, lifecycle: Lifecycle, seconds: number): Promise<void> {
  lifecycle.isDraining = true;
  await wait(seconds * 1000);
  await new Promise<void>((resolve) => {
    const giveUp = setTimeout(resolve, longestDrainMilliseconds);
    server.close(() => {
      clearTimeout(giveUp);
      resolve();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}
