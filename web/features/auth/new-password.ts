import { z } from 'zod';

const minimumCharacters = 6;

/** A new password, typed twice. */
export const newPasswordSchema = z
  .object({
    password: z
      .string()
      .refine((text) => [...text].length >= minimumCharacters, 'A senha deve ter pelo menos 6 caracteres'),
    confirmation: z.string(),
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: 'As senhas não coincidem',
  });
