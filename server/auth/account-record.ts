import type { Transaction } from '../db/database.ts';

/** A living session as its owner may see it. */
export interface SessionRecord {
  id: string;
  last_used_at: Date;
  address: string | null;
  browser: string | null;
}

/** The person's sessions, the last used first. */
export async function listSessions(transaction: Transaction, userId: string): Promise<SessionRecord[]> {
  const { rows } = await transaction.query<SessionRecord>(
    `select id, coalesce(refreshed_at, created_at) as last_used_at,
       host(ip) as address, user_agent as browser
     from auth.sessions where user_id = $1 order by last_used_at desc, id`,
    [userId],
  );
  return rows;
}

/** All that the account service keeps about a person, in Portuguese, without password, token, code or secret. */
export async function readAccountRecord(transaction: Transaction, userId: string) {
  const list = async (sql: string) => (await transaction.query(sql, [userId])).rows;
  const [account] = await list(
    `select id, email, nullif(email_change, '') as novo_email, phone as telefone, created_at as criada_em,
       updated_at as atualizada_em, email_confirmed_at as email_confirmado_em, invited_at as convidada_em,
       last_sign_in_at as ultima_entrada_em, banned_until as suspensa_ate,
       coalesce(encrypted_password, '') <> '' as tem_senha, raw_user_meta_data as metadados,
       raw_app_meta_data as metadados_do_servico
     from auth.users where id = $1`,
  );
  return {
    conta: account ?? null,
    formas_de_entrar: await list(
      `select provider as provedor, email, identity_data as dados, created_at as criada_em, last_sign_in_at as usada_em
       from auth.identities where user_id = $1 order by created_at`,
    ),
    verificacao_em_duas_etapas: await list(
      `select friendly_name as nome, factor_type as tipo, status as situacao, phone as telefone, created_at as criada_em,
         last_challenged_at as usada_em
       from auth.mfa_factors where user_id = $1 order by created_at`,
    ),
    sessoes: await list(
      `select created_at as iniciada_em, coalesce(refreshed_at, created_at) as usada_em, host(ip) as endereco,
         user_agent as navegador
       from auth.sessions where user_id = $1 order by created_at`,
    ),
    atividade: await list(
      `select created_at as em, payload ->> 'action' as acao, payload ->> 'actor_username' as email,
         nullif(ip_address, '') as endereco
       from auth.audit_log_entries where payload ->> 'actor_id' = $1 order by created_at`,
    ),
  };
}
