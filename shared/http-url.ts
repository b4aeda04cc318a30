import { z } from 'zod';

/** An http(s) address of the environment, without the slashes at its end. */
export const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
