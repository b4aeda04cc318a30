import type { UserId } from '../auth/caller.ts';
import type { Transaction } from '../db/database.ts';
import { toPortugueseKeys } from './portuguese-keys.ts';

/** All that the product keeps about a person: what they told, what they made, what they paid and used. In Portuguese. */
export async function readProductRecord(transaction: Transaction, userId: UserId) {
  const list = async (sql: string) => (await transaction.query(sql, [userId])).rows;
  const only = async (sql: string) => (await list(sql))[0] ?? null;
  return {
    perfil: await only(profile),
    contado_por_voce: await list(told),
    buscas: (await list(searches)).map(toPortugueseKeys),
    roteiros: (await list(scripts)).map(toPortugueseKeys),
    pedidos: await list(requests),
    uso_de_ia: await list(modelUse),
    creditos: {
      gratuitos: await only(freeCredits),
      do_plano: await only(planCredits),
      movimentos: await list(movements),
    },
    assinatura: await only(subscription),
    compras: await list(checkouts),
    contestacoes: await list(disputes),
  };
}

const profile = `
  select phone as telefone, utm_source, utm_medium, utm_campaign, utm_term, utm_content, affiliate_id as afiliado,
    campaign as campanha, created_at as criado_em, updated_at as atualizado_em
  from public.profiles where id = $1`;

/** Answers to the questions of "Me conta", by the key of the question. */
const told = `
  select topic as tema, facts as respostas, updated_at as atualizado_em
  from public.told_topics where user_id = $1 order by topic_key`;

const writtenFrom = `case written_from ->> 'source' when 'card' then 'o tema' when 'larger-card' then 'um tema maior'
      when 'told' then 'o que você contou' when 'kind' then 'ideias gerais' else 'inteligência artificial' end`;

const searches = `
  select id, topic as tema, variant as conjunto, swaps as trocas, engine as motor, questions as perguntas,
    former as perguntas_trocadas, ${writtenFrom} as escrita_a_partir_de,
    care as onde_ha_ajuda, created_at as criada_em
  from public.saved_trees where user_id = $1 order by created_at, id`;

const scripts = `
  select id, tree_id as busca_id, hook as gancho, materials as materiais, script as roteiro, background as contexto,
    engine as motor, charged as pago, created_at as criado_em
  from public.saved_scripts where user_id = $1 order by created_at, id`;

/** What the person asked for, also where nothing came of it. */
const requests = `
  select case kind when 'generate-hooks' then 'busca' else 'materiais' end as tipo, work_key as pedido,
    status as situacao, created_at as feito_em, updated_at as atualizado_em
  from billing.reservations where user_id = $1 order by created_at, id`;

/** What a language model did for the person, by day; money is the operator's, in millionths of a US dollar. */
const modelUse = `
  select day as dia, works as geracoes, calls as chamadas, input_tokens as tokens_lidos,
    output_tokens as tokens_escritos, microdollars as custo_em_milionesimos_de_dolar
  from private.model_use where user_id = $1 order by day`;

const freeCredits = `
  select credits_remaining as restantes, credits_total as total from public.free_credits where user_id = $1`;

const planCredits = `
  select balance.credits_remaining as restantes, balance.credits_total as total,
    nullif(balance.reset_date, '-infinity') as renovam_em, nullif(balance.period_start, '-infinity') as desde,
    balance.period_key as fatura, balance.subscription_id as assinatura
  from public.subscription_credits balance
  join public.stripe_customers customer on customer.customer_id = balance.customer_id
  where customer.user_id = $1`;

/** -1 stands for unlimited. */
const movements = `
  select movement.created_at as em,
    case movement.entry when 'grant' then 'recebido' when 'reserve' then 'usado' when 'release' then 'devolvido'
      when 'expire' then 'devolvido' when 'forfeit' then 'vencido' when 'revoke' then 'cancelado' else 'ajuste' end as tipo,
    case movement.bucket when 'free' then 'gratuitos' else 'do plano' end as carteira,
    movement.delta as variacao, movement.balance_after as saldo, movement.period_key as periodo,
    movement.source as origem, reservation.work_key as pedido
  from billing.ledger movement
  left join billing.reservations reservation on reservation.id = movement.reservation_id
  where movement.user_id = $1 order by movement.id`;

const subscription = `
  select customer.customer_id as cliente, held.subscription_id as assinatura, held.status as situacao,
    held.price_id as preco, to_timestamp(held.current_period_start) as inicio_do_ciclo,
    to_timestamp(held.current_period_end) as fim_do_ciclo, held.cancel_at_period_end as cancelada_no_fim_do_ciclo,
    to_timestamp(held.cancel_at) as termina_em
  from public.stripe_customers customer
  left join public.stripe_subscriptions held on held.customer_id = customer.customer_id
  where customer.user_id = $1`;

const checkouts = `
  select session_id as compra, price_id as preco, status as situacao, is_paid as paga, subscription_id as assinatura,
    invoice_id as fatura, created_at as criada_em, updated_at as atualizada_em
  from billing.checkouts where user_id = $1 order by created_at, session_id`;

const disputes = `
  select dispute.dispute_id as contestacao, dispute.invoice_id as fatura, dispute.status as situacao,
    dispute.created_at as criada_em
  from billing.disputes dispute
  join public.stripe_customers customer on customer.customer_id = dispute.customer_id
  where customer.user_id = $1 order by dispute.created_at`;
