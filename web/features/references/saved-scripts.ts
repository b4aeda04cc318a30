import { z } from 'zod';
import { backgroundSchema, materialSchema, scriptSchema } from '../../../shared/busca-referencias.ts';

/** Rows of kept materials and their scripts. */
export const savedScriptsSchema = z.array(
  z.object({
    materials: z.array(materialSchema),
    script: scriptSchema.nullable(),
    background: backgroundSchema.nullable(),
    engine: z.string(),
    charged: z.boolean(),
  }),
);
