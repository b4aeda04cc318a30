import { type Database, firstRow, type Transaction } from '../db/database.ts';
import { asAccountService } from '../db/roles.ts';
import type { Contact } from './contact.ts';
import { createIdentity, type IdentityRow, type NewIdentity } from './identities-table.ts';
import type { Metadata } from './user-metadata.ts';

export interface FactorRow {
  id: string;
  friendly_name: string | null;
  factor_type: 'totp' | 'phone' | 'webauthn';
  status: 'unverified' | 'verified';
  phone: string | null;
  created_at: string;
  updated_at: string;
  last_challenged_at: string | null;
}

/** A person with the ways they sign in. Factors come without their secret. */
export interface UserRow {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  invited_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  email_change: string;
  email_change_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Metadata;
  raw_user_meta_data: Metadata;
  created_at: Date;
  updated_at: Date;
  phone: string | null;
  phone_confirmed_at: Date | null;
  phone_change: string;
  phone_change_sent_at: Date | null;
  confirmed_at: Date | null;
  banned_until: Date | null;
  reauthentication_sent_at: Date | null;
  is_sso_user: boolean;
  deleted_at: Date | null;
  is_anonymous: boolean;
  identities: IdentityRow[];
  factors: FactorRow[];
}

/** By name: a person is read at every call, and the columns left out are codes of mails and marks of other systems. */
export const userColumns = `
    u.id, u.aud, u.role, u.email, u.encrypted_password, u.email_confirmed_at, u.invited_at, u.confirmation_sent_at,
    u.recovery_sent_at, u.email_change, u.email_change_sent_at, u.last_sign_in_at, u.raw_app_meta_data,
    u.raw_user_meta_data, u.created_at, u.updated_at, u.phone, u.phone_confirmed_at, u.phone_change,
    u.phone_change_sent_at, u.confirmed_at, u.banned_until, u.reauthentication_sent_at, u.is_sso_user, u.deleted_at,
    u.is_anonymous,
    private.identities_of(u.id) as identities, private.factors_of(u.id) as factors`;
const selectUser = `select ${userColumns} from auth.users u`;

/** By id; null when there is no such person. */
export async function getUserRow(transaction: Transaction, id: string): Promise<UserRow | null> {
  return firstRow(await transaction.query<UserRow>(`${selectUser} where u.id = $1`, [id]));
}

/** Like `getUserRow`, for a person who must be there: created or locked earlier in this transaction. */
export async function requireUserRow(transaction: Transaction, id: string): Promise<UserRow> {
  const user = await getUserRow(transaction, id);
  if (user === null) throw new Error('A user row vanished inside the transaction that holds it.');
  return user;
}

/** A page of everybody, the newest first. */
export async function listUserIds(
  transaction: Transaction,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const sql = 'select id from auth.users order by created_at desc, id limit $1 offset $2';
  return (await transaction.query<{ id: string }>(sql, [limit, offset])).rows.map(({ id }) => id);
}

/** By normalised e-mail. */
export async function findUserByEmail(transaction: Transaction, email: string): Promise<UserRow | null> {
  const sql = `${selectUser} where lower(u.email) = $1 and u.is_sso_user = false`;
  return firstRow(await transaction.query<UserRow>(sql, [email]));
}

/** By normalised e-mail or number. */
export async function findUserByContact(
  transaction: Transaction,
  { provider, value }: Contact,
): Promise<UserRow | null> {
  if (provider === 'email') return findUserByEmail(transaction, value);
  return firstRow(await transaction.query<UserRow>(`${selectUser} where u.phone = $1`, [value]));
}

/** By contact, else whoever is about to have it: that is where the code of a change is shown. */
export async function findUserByContactOrNewContact(
  transaction: Transaction,
  contact: Contact,
): Promise<UserRow | null> {
  return (await findUserByContact(transaction, contact)) ?? findUserByNewContact(transaction, contact);
}

/** Whoever asked last to have this contact in the place of another. */
export async function findUserByNewContact(
  transaction: Transaction,
  { provider, value }: Contact,
): Promise<UserRow | null> {
  const change = `${provider}_change`;
  const sql = `${selectUser} where u.${change} = $1 order by u.${change}_sent_at desc limit 1`;
  return firstRow(await transaction.query<UserRow>(sql, [value]));
}

/** Whether a contact is proven to be somebody's. */
export async function hasConfirmedUser(database: Database, contact: Contact): Promise<boolean> {
  const user = await asAccountService(database, (transaction) => findUserByContact(transaction, contact));
  return user !== null && user.confirmed_at !== null;
}

/**
 * Makes every other change to this person's password, sessions and codes wait for this transaction, so it comes first.
 * False when the person is gone.
 */
export async function lockUser(transaction: Transaction, id: string): Promise<boolean> {
  const sql = 'select id from auth.users where id = $1 for no key update';
  return (await transaction.query(sql, [id])).rows.length > 0;
}

/** By contact, as the row is under the lock: between finding and locking it, its owner may have confirmed or changed it. */
export async function lockUserByContact(transaction: Transaction, contact: Contact): Promise<UserRow | null> {
  const found = await findUserByContact(transaction, contact);
  if (found === null || !(await lockUser(transaction, found.id))) return null;
  const locked = await requireUserRow(transaction, found.id);
  return locked[contact.provider]?.toLowerCase() === contact.value ? locked : null;
}

export interface NewUser {
  contact: Contact;
  /** Null signs in by codes alone. */
  passwordHash: string | null;
  metadata: Metadata;
  confirmedAt: Date | null;
  now: Date;
}

/** Creates a person who signs in by e-mail or telephone, with that identity. Null when the contact is taken. */
export async function createContactUser(transaction: Transaction, user: NewUser): Promise<string | null> {
  const { provider, value } = user.contact;
  const created = await transaction.query<{ id: string }>(
    `insert into auth.users (${provider}, encrypted_password, ${provider}_confirmed_at, raw_app_meta_data,
       raw_user_meta_data, created_at, updated_at)
     values ($1, $2, $3, $4::jsonb, $5::jsonb, $6, $6)
     on conflict do nothing returning id`,
    [
      value,
      user.passwordHash,
      user.confirmedAt?.toISOString() ?? null,
      JSON.stringify({ provider, providers: [provider] }),
      JSON.stringify(user.metadata),
      user.now.toISOString(),
    ],
  );
  const id = firstRow(created)?.id ?? null;
  if (id !== null) await createIdentity(transaction, toContactIdentity(id, user));
  return id;
}

interface NewProviderUser {
  email: string;
  provider: string;
  metadata: Metadata;
  /** A company's: it stands apart from every other account of the same e-mail. */
  isManaged?: boolean;
  now: Date;
}

/** Creates a person without a password whose e-mail a provider proved. Null when the e-mail is taken. */
export async function createProviderUser(
  transaction: Transaction,
  { email, provider, metadata, isManaged = false, now }: NewProviderUser,
): Promise<string | null> {
  const created = await transaction.query<{ id: string }>(
    `insert into auth.users (email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, is_sso_user, created_at,
       updated_at)
     values ($1, $2, $3::jsonb, $4::jsonb, $5, $2, $2)
     on conflict do nothing returning id`,
    [
      email,
      now.toISOString(),
      JSON.stringify({ provider, providers: [provider] }),
      JSON.stringify(metadata),
      isManaged,
    ],
  );
  return firstRow(created)?.id ?? null;
}

/** The identity of a contact that nobody proved yet. */
export function toContactIdentity(
  userId: string,
  { contact: { provider, value }, now }: Pick<NewUser, 'contact' | 'now'>,
): NewIdentity {
  const data = { sub: userId, [provider]: value, email_verified: false, phone_verified: false };
  return { userId, provider, providerId: userId, data, now };
}

export async function setLastSignIn(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.query('update auth.users set last_sign_in_at = $2, updated_at = $2 where id = $1', [
    id,
    now.toISOString(),
  ]);
}

interface UserChange {
  passwordHash: string | null;
  metadata: Metadata | null;
  now: Date;
}

/** Sets what is not null. */
export async function changeUser(transaction: Transaction, id: string, change: UserChange): Promise<void> {
  await transaction.query(
    `update auth.users set encrypted_password = coalesce($2, encrypted_password),
       raw_user_meta_data = coalesce($3::jsonb, raw_user_meta_data), updated_at = $4
     where id = $1`,
    [
      id,
      change.passwordHash,
      change.metadata === null ? null : JSON.stringify(change.metadata),
      change.now.toISOString(),
    ],
  );
}

export async function clearPassword(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.query('update auth.users set encrypted_password = null, updated_at = $2 where id = $1', [
    id,
    now.toISOString(),
  ]);
}

/** The columns that say when something was last sent. */
export type SentMark =
  | 'confirmation_sent_at'
  | 'recovery_sent_at'
  | 'email_change_sent_at'
  | 'phone_change_sent_at'
  | 'reauthentication_sent_at';

export async function setSentAt(
  transaction: Transaction,
  { id, mark, now }: { id: string; mark: SentMark; now: Date },
): Promise<void> {
  await transaction.query(`update auth.users set ${mark} = $2, updated_at = $2 where id = $1`, [
    id,
    now.toISOString(),
  ]);
}

/** The person proved that what is sent to this contact of theirs reaches them. */
export async function confirmContact(
  transaction: Transaction,
  { id, provider, now }: { id: string; provider: Contact['provider']; now: Date },
): Promise<void> {
  await transaction.query(
    `update auth.users set ${provider}_confirmed_at = $2, updated_at = $2 where id = $1`,
    [id, now.toISOString()],
  );
  await transaction.query(
    `update auth.identities set identity_data = identity_data || $3::jsonb, updated_at = $2
     where user_id = $1 and provider = $4`,
    [id, now.toISOString(), JSON.stringify({ [`${provider}_verified`]: true }), provider],
  );
}
