import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { except } from 'hono/combine';
import { HTTPException } from 'hono/http-exception';
import { timeout } from 'hono/timeout';
import type { Logger } from 'pino';
import type { Engine } from '../engine/open-engine.ts';
import { apiPaths } from '../shared/api-paths.ts';
import type { Accounts, OwnAccounts } from './auth/accounts.ts';
import type { ApiKeys } from './auth/api-keys.ts';
import { createAuthRoutes } from './auth/auth-routes.ts';
import { openCaptcha } from './auth/captcha/captcha-verifier.ts';
import { openGoogle } from './auth/google/google-provider.ts';
import type { RemoteAccounts } from './auth/remote-accounts.ts';
import type { CallerAuthority } from './auth/resolve-caller.ts';
import type { SamlProvider } from './auth/saml/saml-providers.ts';
import type { BillingContext } from './billing/billing-context.ts';
import type { PaymentProvider } from './billing/payment-provider.ts';
import { DataError } from './data-api/data-error.ts';
import { createDataRoutes } from './data-api/data-routes.ts';
import type { Database } from './db/database.ts';
import type { Environment } from './env.ts';
import { AppError, toAppError } from './errors.ts';
import { createAccountOverview } from './functions/account-overview.ts';
import type { AccountContext } from './functions/account-owner.ts';
import { createBillingRoutes } from './functions/billing-routes.ts';
import { createBuscaReferencias } from './functions/busca-referencias.ts';
import { createCheckHook } from './functions/check-hook.ts';
import { createDeleteAccount } from './functions/delete-account.ts';
import { createExportAccount } from './functions/export-account.ts';
import { createGenerateHooks } from './functions/generate-hooks.ts';
import { createMaterialsOffer } from './functions/materials-offer.ts';
import { createStripeWebhook } from './functions/stripe-webhook.ts';
import { createSwapQuestion } from './functions/swap-question.ts';
import type { Demand } from './generation/demand/demand.ts';
import type { ReferenceGenerator } from './generation/references/reference-generator.ts';
import type { TreeGenerator } from './generation/tree-generator.ts';
import { createClientAddress } from './http/client-address.ts';
import { closeWhileDraining, type Lifecycle } from './http/drain.ts';
import { forbidCaching } from './http/forbid-caching.ts';
import { identifyCaller } from './http/identify-caller.ts';
import { limitCalls } from './http/limit-calls.ts';
import { openCors } from './http/open-cors.ts';
import { receiveBody } from './http/receive-body.ts';
import { refuseDataCaller, refuseFunctionCaller } from './http/refuse-caller.ts';
import { refuseOverload } from './http/refuse-overload.ts';
import { requestLog } from './http/request-log.ts';
import { requireAccount } from './http/require-account.ts';
import { securityHeaders } from './http/security-headers.ts';
import { serveWeb } from './http/serve-web.ts';
import type { AppVariables } from './http/variables.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './metrics.ts';
import { createOperationRoutes } from './operation-routes.ts';
import type { SmsSender } from './sms/sms-sender.ts';
import { traceRequests } from './tracing/trace-requests.ts';

export interface AppContext {
  environment: Environment;
  database: Database;
  accounts: Accounts;
  apiKeys: ApiKeys;
  engine: Engine;
  generator: TreeGenerator;
  demand: Demand | null;
  references: ReferenceGenerator;
  provider: PaymentProvider;
  mailer: Mailer;
  sms: SmsSender;
  samlProviders: readonly SamlProvider[];
  log: Logger;
  metrics: Metrics;
  lifecycle: Lifecycle;
  /** What the account service takes for now; absent, the machine's own time. */
  clock?: () => Date;
  /** Folder of the built browser files; null serves none. */
  webDirectory: string | null;
}

const functionBodyLimit = 64 * 1024;
/** An event carries its whole object: an invoice of many lines, a subscription of many items. */
const webhookBodyLimit = 1024 * 1024;
const dataBodyLimit = 1024 * 1024;
const requestTimeoutMilliseconds = 30_000;
/** A model may write for a minute and a half, and is asked a second time for what was refused. */
const writingTimeoutMilliseconds = 200_000;
const writingPaths = [apiPaths.generateHooks, apiPaths.swapQuestion, apiPaths.buscaReferencias] as const;

/** Services of the client library that the product does not have; without these the single-page app would answer. */
const absentServices = ['realtime', 'storage', 'graphql'].flatMap((name) => [`/${name}/v1`, `/${name}/v1/*`]);

/** Every address of the product, in the order they are tried. */
export function createApp(context: AppContext): Hono<AppVariables> {
  const { environment, database, accounts, log, metrics } = context;
  const { signingKeys, publicUrl } = accounts;
  const authority = { signingKeys, publicUrl, apiKeys: context.apiKeys };
  const app = new Hono<AppVariables>();
  app.onError((error, request) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof DataError) return request.json(error.toBody(), error.status as 400);
    const appError = toAppError(error);
    request.header('x-request-id', request.get('requestId'));
    if (appError.retryAfterSeconds !== null)
      request.header('retry-after', String(appError.retryAfterSeconds));
    return request.json(appError.toBody(), appError.status);
  });
  if (environment.tracing !== null) app.use(traceRequests(environment.trustedProxies));
  app.use(requestLog(log, metrics));
  app.use(closeWhileDraining(context.lifecycle));
  app.use(securityHeaders(environment, accounts));

  app.route('/', createOperationRoutes(context));
  const getClientAddress = createClientAddress(environment.trustedProxies);
  const admit = refuseOverload(environment.mostRequestsAtOnce, metrics);
  if (accounts.kind === 'remote') refuseAccountsAndData(app, accounts);
  else serveAccountsAndData(app, context, { accounts, authority, admit, getClientAddress });

  const billing: BillingContext = {
    database,
    provider: context.provider,
    catalogue: environment.catalogue,
    log,
  };
  // Proven by its signature, not by a key of ours: it stands before the callers are identified, with room for large events.
  app.post(
    apiPaths.stripeWebhook,
    receiveBody(webhookBodyLimit, functionTooLarge),
    admit,
    timeout(requestTimeoutMilliseconds, timedOut),
    createStripeWebhook(billing, metrics),
  );
  app.use(
    '/functions/v1/*',
    openToPages(),
    identifyCaller(authority, refuseFunctionCaller, { isKeyOptional: true }),
    receiveBody(limitOfCaller(functionBodyLimit), functionTooLarge),
    admit,
    except([...writingPaths], timeout(requestTimeoutMilliseconds, timedOut)),
  );
  for (const path of writingPaths) app.use(path, timeout(writingTimeoutMilliseconds, timedOut));
  app.use('/functions/v1/*', requireAccount(database), limitCalls(database, environment.callsPerMinute));
  const { engine, generator, references, demand } = context;
  const functions = { database, engine, generator, references, demand, log, metrics };
  app.post(apiPaths.generateHooks, createGenerateHooks(functions));
  app.post(apiPaths.buscaReferencias, createBuscaReferencias(functions));
  app.post(apiPaths.materialsOffer, createMaterialsOffer(functions));
  app.post(apiPaths.checkHook, createCheckHook(functions));
  app.post(apiPaths.swapQuestion, createSwapQuestion(functions));
  const tellWebhook = () => tellOwnWebhook(app, billing);
  app.route('/', createBillingRoutes(billing, environment.publicUrl, tellWebhook));
  const account: AccountContext = {
    billing,
    tellWebhook,
    getClient: (request) => ({
      userAgent: request.req.header('user-agent') ?? null,
      address: getClientAddress(request),
    }),
  };
  app.post(apiPaths.accountOverview, createAccountOverview(account));
  app.post(apiPaths.exportAccount, createExportAccount(account));
  app.post(apiPaths.deleteAccount, createDeleteAccount(account));
  app.all('/functions/v1/*', () => {
    throw new AppError('not_found', 'Esta função não existe.');
  });

  for (const path of absentServices) app.all(path, openToPages(), refuseAbsentService);

  app.use(admit);
  if (context.webDirectory !== null) app.route('/', serveWeb(context.webDirectory, environment.publicUrl));
  return app;
}

/** What every door shares. */
interface Doors {
  accounts: OwnAccounts;
  authority: CallerAuthority;
  admit: MiddlewareHandler;
  getClientAddress: (context: Context) => string | null;
}

function serveAccountsAndData(
  app: Hono<AppVariables>,
  context: AppContext,
  { accounts, authority, admit, getClientAddress }: Doors,
) {
  const { environment, database, log } = context;
  app.route(
    '/',
    createAuthRoutes({
      signingKeys: accounts.signingKeys,
      publicUrl: accounts.publicUrl,
      apiKeys: context.apiKeys,
      admit,
      database,
      isAutoconfirm: environment.isAutoconfirm,
      rules: environment.accountRules,
      google: environment.google === null ? null : openGoogle(environment.google),
      captcha: environment.captcha === null ? null : openCaptcha(environment.captcha),
      samlProviders: context.samlProviders,
      mailer: context.mailer,
      sms: context.sms,
      smsPerHour: environment.smsPerHour,
      ...(context.clock && { clock: context.clock }),
      log,
      getClientAddress,
    }),
  );
  app.use(
    `${apiPaths.rest}/*`,
    openToPages(),
    forbidCaching,
    identifyCaller(authority, refuseDataCaller),
    receiveBody(limitOfCaller(dataBodyLimit), dataTooLarge),
    admit,
    timeout(requestTimeoutMilliseconds, timedOut),
  );
  app.route(apiPaths.rest, createDataRoutes(database));
}

/** Who knocks here was built for another installation. */
function refuseAccountsAndData(app: Hono<AppVariables>, { publicUrl }: RemoteAccounts) {
  for (const path of [apiPaths.auth, apiPaths.rest]) {
    app.all(`${path}/*`, () => {
      throw new AppError('not_found', `Contas e dados ficam em ${publicUrl}.`);
    });
  }
}

function refuseAbsentService(): never {
  throw new AppError('not_found', 'Este serviço não existe aqui. Use /auth/v1, /rest/v1 ou /functions/v1.');
}

/** The sandbox's events come in by the same door as the real provider's. */
async function tellOwnWebhook(app: Hono<AppVariables>, { provider }: BillingContext): Promise<void> {
  await provider.tellWebhook?.(async (body, signature) => {
    const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
    const response = await app.request(apiPaths.stripeWebhook, { method: 'POST', headers, body });
    return response.status;
  });
}

/** Any origin may call: who one is travels in a header the page must hold, never in a cookie. */
function openToPages() {
  return openCors({
    allowHeaders: [
      'authorization',
      'apikey',
      'content-type',
      'accept',
      'prefer',
      'x-client-info',
      'accept-profile',
      'content-profile',
      'idempotency-key',
      'x-retry-count',
      'x-region',
    ],
    exposeHeaders: ['content-range', 'content-disposition', 'retry-after', 'x-request-id'],
    maxAge: 86_400,
  });
}

/** Visitors have nothing large to send: their bodies are refused before they take up memory. */
const visitorBodyLimit = 8 * 1024;

function limitOfCaller(limit: number) {
  return (context: Context<AppVariables>) =>
    context.get('caller').role === 'anon' ? visitorBodyLimit : limit;
}

const functionTooLarge = () =>
  new AppError('too_large', 'O pedido é grande demais. Use um texto mais curto.');
const dataTooLarge = () => new DataError(413, 'PGRST102', 'Request body too large');

/** The deadline of a request, answered in our own error shape. */
function timedOut(): HTTPException {
  const error = new AppError(
    'overloaded',
    'O servidor demorou demais para responder. Espere alguns segundos e tente de novo.',
  );
  return new HTTPException(503, { res: Response.json(error.toBody(), { status: error.status }) });
}
