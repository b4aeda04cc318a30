import { zodResolver } from '@hookform/resolvers/zod';
import { credentialsSchema } from './credentials.ts';

/** What a form of e-mail and password is checked with when it is sent. */
export const resolveCredentials = zodResolver(credentialsSchema);
