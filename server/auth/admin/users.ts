import { firstRow, type Transaction } from '../../db/database.ts';
import { asAccountService } from '../../db/roles.ts';
import { writeAuditEntry } from '../audit-log.ts';
import type { AuthCall } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import type { Contact } from '../contact.ts';
import { setOwnEmail } from '../email-change.ts';
import { clearOneTimeTokens } from '../one-time-tokens-table.ts';
import { setPhone } from '../phone-change.ts';
import { endAllSessions } from '../sessions-table.ts';
import { toUserResponse } from '../user-response.ts';
import {
  createContactUser,
  getUserRow,
  listUserIds,
  lockUser,
  requireUserRow,
  type UserRow,
} from '../users-table.ts';
import { noSuchUser, requireUserId } from './require-admin.ts';
import {
  attributesSchema,
  type PreparedAttributes,
  prepareAttributes,
  writeAttributes,
} from './user-attributes.ts';

/** `POST /admin/users`: an account made by the operator; confirmed at once with `email_confirm` or `phone_confirm`, and nothing is sent. */
export const createUser: AuthCall = async (context, request) => {
  const { now } = request;
  const attributes = await prepareAttributes(await request.read(attributesSchema), now);
  const contact = contactOf(attributes);
  if (contact === null) {
    throw new AuthError('validation_failed', {
      message: 'Cannot create a user without either an email or phone',
    });
  }
  const user = await asAccountService(context.database, async (transaction) => {
    const { passwordHash, userMetadata: metadata } = attributes;
    const id = await createContactUser(transaction, {
      contact,
      passwordHash,
      metadata,
      confirmedAt: null,
      now,
    });
    if (id === null) throw new AuthError(`${contact.provider}_exists`);
    await setOtherContact(transaction, { id, contact, attributes, now });
    await writeAttributes(transaction, await requireUserRow(transaction, id), { attributes, now });
    const created = await requireUserRow(transaction, id);
    await writeAuditEntry(transaction, request, { action: 'user_signedup', actor: created });
    return created;
  });
  return Response.json(toUserResponse(user));
};

/** What a new account is made with: the e-mail, or the telephone of whoever has none. */
function contactOf({ email, phone }: PreparedAttributes): Contact | null {
  if (email !== null) return { provider: 'email', value: email };
  return phone === null ? null : { provider: 'phone', value: phone };
}

async function setOtherContact(
  transaction: Transaction,
  {
    id,
    contact,
    attributes: { phone },
    now,
  }: { id: string; contact: Contact; attributes: PreparedAttributes; now: Date },
): Promise<void> {
  if (contact.provider === 'phone' || phone === null) return;
  await setPhone(transaction, { user: await requireUserRow(transaction, id), phone, now });
}

/** `GET /admin/users?page&per_page`: everybody, the newest first; `x-total-count` says how many there are. Throws for a page that is no number. */
export const listUsers: AuthCall = async (context, { query }) => {
  const page = readCount(query.get('page'), { ifNone: 1, largest: 1_000_000 });
  const perPage = readCount(query.get('per_page'), { ifNone: 50, largest: 1_000 });
  const { users, total } = await asAccountService(context.database, async (transaction) => {
    const count = firstRow(
      await transaction.query<{ total: number }>('select count(*)::integer as total from auth.users'),
    );
    const ids = await listUserIds(transaction, { limit: perPage, offset: (page - 1) * perPage });
    const rows: UserRow[] = [];
    for (const id of ids) rows.push(await requireUserRow(transaction, id));
    return { users: rows, total: count?.total ?? 0 };
  });
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number, rel: string) =>
    `</auth/v1/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')];
  return Response.json(
    { users: users.map(toUserResponse), aud: 'authenticated' },
    { headers: { 'x-total-count': String(total), link: links.join(', ') } },
  );
};

/** A count of the query; zero counts as absent. */
function readCount(text: string | null, { ifNone, largest }: { ifNone: number; largest: number }): number {
  if (!/^\d*$/u.test(text ?? '')) {
    throw new AuthError('validation_failed', {
      message: `Bad Pagination Parameters: ${JSON.stringify(text?.slice(0, 50))} is not a whole number`,
    });
  }
  return Math.min(Number(text) || ifNone, largest);
}

/** `GET /admin/users/{id}`. */
export const readUser: AuthCall = async (context, request) => {
  const id = requireUserId(request);
  const user = await asAccountService(context.database, (transaction) => getUserRow(transaction, id));
  if (user === null) throw noSuchUser();
  return Response.json(toUserResponse(user));
};

/** `PUT /admin/users/{id}`: a new password or a ban ends every session of the person. */
export const changeUser: AuthCall = async (context, request) => {
  const id = requireUserId(request);
  const attributes = await prepareAttributes(await request.read(attributesSchema), request.now);
  const user = await asAccountService(context.database, async (transaction) => {
    if (!(await lockUser(transaction, id))) throw noSuchUser();
    await applyAttributes(transaction, { id, attributes, now: request.now });
    const changed = await requireUserRow(transaction, id);
    await writeAuditEntry(transaction, request, { action: 'user_modified', actor: changed });
    return changed;
  });
  return Response.json(toUserResponse(user));
};

async function applyAttributes(
  transaction: Transaction,
  { id, attributes, now }: { id: string; attributes: PreparedAttributes; now: Date },
): Promise<void> {
  const user = await requireUserRow(transaction, id);
  const { email, phone, passwordHash, bannedUntil } = attributes;
  if (email !== null && email !== user.email) await setOwnEmail(transaction, { user, email, now });
  if (phone !== null && phone !== user.phone) await setPhone(transaction, { user, phone, now });
  await writeAttributes(transaction, user, { attributes, now });
  const isShutOut = passwordHash !== null || (bannedUntil !== undefined && bannedUntil !== null);
  if (!isShutOut) return;
  await endAllSessions(transaction, id);
  await clearOneTimeTokens(transaction, id);
}
