import { ContentError } from '../content/content-problem.ts';
import { ApiKeysError } from './auth/api-keys.ts';
import { RemoteAccountsError } from './auth/remote-accounts.ts';
import { SamlProvidersError } from './auth/saml/saml-providers.ts';
import { SigningKeysError } from './auth/signing-keys.ts';
import { RestoreError } from './backup/restore-error.ts';
import { WithdrawalError } from './billing/withdraw-purchase.ts';
import { DataDirInUseError } from './db/data-dir-lock.ts';
import { MigrationError } from './db/migrate.ts';
import { EnvironmentError } from './env.ts';
import { ExposedPathError } from './files/exposed-path.ts';

const kinds = [
  ApiKeysError,
  ContentError,
  DataDirInUseError,
  EnvironmentError,
  ExposedPathError,
  MigrationError,
  RemoteAccountsError,
  RestoreError,
  SamlProvidersError,
  SigningKeysError,
  WithdrawalError,
];

/** Whether an operator can mend it: one line says it, without a stack. */
export function isExpected(error: unknown): error is Error {
  if (kinds.some((kind) => error instanceof kind)) return true;
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
