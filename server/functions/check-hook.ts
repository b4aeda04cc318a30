import type { Context } from 'hono';
import { checkHook } from '../../engine/tree/check-hook.ts';
import { checkHookInputSchema } from '../../shared/hook-check.ts';
import { maximumHookLength } from '../../shared/hook-tree.ts';
import { AppError } from '../errors.ts';
import { cleanText } from '../http/clean-text.ts';
import { readJsonBody } from '../http/read-json-body.ts';
import { requireUser } from '../http/require-user.ts';
import type { AppVariables } from '../http/variables.ts';
import type { FunctionContext } from './function-context.ts';
import { requireHarmlessHook } from './require-harmless.ts';

/** `POST check-hook`: a hook in, six explained signals out. Free, and the same for the same text. */
export function createCheckHook(functions: Pick<FunctionContext, 'database' | 'engine'>) {
  return async (context: Context<AppVariables>): Promise<Response> => {
    const userId = requireUser(context);
    const input = await readJsonBody(context, checkHookInputSchema);
    const hook = cleanText(input.hook);
    if (hook === '' || hook.length > maximumHookLength) {
      throw new AppError('bad_input', `Escreva um gancho de até ${maximumHookLength}\u00a0caracteres.`);
    }
    await requireHarmlessHook(functions, { userId, hook });
    return context.json(checkHook(hook));
  };
}
