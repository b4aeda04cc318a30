import { askAsAccountService } from '../db/roles.ts';
import type { AuthCall } from './auth-context.ts';
import { readSession, requireAccessToken } from './require-session.ts';
import { toUserResponse } from './user-response.ts';

/** `GET /user`: the person behind the access token, if their session still lives. */
export const getUser: AuthCall = async (context, request) => {
  const caller = await requireAccessToken(context, request);
  const query = askAsAccountService(context.database);
  const { user } = await readSession({ query }, caller, request.now);
  return Response.json(toUserResponse(user));
};
