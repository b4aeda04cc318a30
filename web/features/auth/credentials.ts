import { z } from 'zod';

/** The service judges the rest; here only what is plainly missing. */
export const emailSchema = z
  .string()
  .trim()
  .min(1, 'Digite seu e-mail.')
  .regex(/^[^\s@]+@[^\s@]+$/, 'Este e-mail parece incompleto: confira o que vem antes e depois do @.');

export const credentialsSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, 'Digite sua senha.'),
});
export type Credentials = z.infer<typeof credentialsSchema>;
