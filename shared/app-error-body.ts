import { z } from 'zod';
import { type AppErrorBody, isAppErrorBody } from './app-error-codes.ts';

/** The body of a refusal. */
export const appErrorBodySchema = z.custom<AppErrorBody>(isAppErrorBody);
