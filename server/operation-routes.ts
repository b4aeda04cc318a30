import { Hono } from 'hono';
import { apiPaths } from '../shared/api-paths.ts';
import { planKeys } from '../shared/plans.ts';
import type { RuntimeConfig } from '../shared/runtime-config.ts';
import type { Accounts } from './auth/accounts.ts';
import type { ApiKeys } from './auth/api-keys.ts';
import { locateCaptcha } from './auth/captcha/captcha-provider.ts';
import type { Database } from './db/database.ts';
import { asService } from './db/roles.ts';
import type { Environment } from './env.ts';
import type { Lifecycle } from './http/drain.ts';
import { locateTagManager } from './http/tag-manager.ts';
import type { Metrics } from './metrics.ts';

interface OperationContext {
  environment: Environment;
  database: Database;
  apiKeys: ApiKeys;
  metrics: Metrics;
  lifecycle: Lifecycle;
  accounts: Accounts;
}

/** What an operator and the browser ask of the process itself: alive, ready, measured, configured how. */
export function createOperationRoutes({
  environment,
  database,
  apiKeys,
  metrics,
  lifecycle,
  accounts,
}: OperationContext): Hono {
  const routes = new Hono();
  routes.get(apiPaths.health, (context) => context.json({ status: 'ok' }));
  routes.get(apiPaths.ready, async (context) => {
    if (lifecycle.isDraining) return context.json({ status: 'stopping' }, 503);
    const isReady = await answers(database);
    return context.json({ status: isReady ? 'ready' : 'database does not answer' }, isReady ? 200 : 503);
  });
  routes.get(apiPaths.metrics, async (context) =>
    context.text(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType }),
  );
  const remote = accounts.kind === 'remote' ? accounts : null;
  const config: RuntimeConfig = {
    supabaseUrl: remote?.publicUrl ?? '',
    publishableKey: apiKeys.publishable,
    plans: planKeys.map((key) => ({ key, priceId: environment.catalogue[key] })),
    googleEnabled: remote?.isGoogleOffered ?? environment.google !== null,
    freeCredits: environment.freeCredits,
    isSandboxCheckout: environment.stripe === null,
    isMailConfirmationRequired: remote?.isMailConfirmationRequired ?? !environment.isAutoconfirm,
    isSignUpOpen: remote?.isSignUpOpen ?? environment.accountRules.isSignUpOpen,
    isManualLinkingEnabled: environment.accountRules.isManualLinkingEnabled,
    captcha: describeCaptcha(environment),
    tagManager: describeTagManager(environment),
    hasLongPhoneNumbers: environment.hasLongPhoneNumbers,
    fairUse: describeFairUse(environment),
  };
  routes.get(apiPaths.config, (context) => context.json(config, 200, { 'cache-control': 'no-cache' }));
  return routes;
}

/** Never its secret. */
function describeCaptcha({ captcha }: Environment): RuntimeConfig['captcha'] {
  if (captcha === null) return null;
  const { provider, siteKey } = captcha;
  return { provider, siteKey, scriptUrl: locateCaptcha(captcha).scriptUrl };
}

function describeTagManager({ tagManager }: Environment): RuntimeConfig['tagManager'] {
  if (tagManager === null) return null;
  return { containerId: tagManager.containerId, scriptUrl: locateTagManager(tagManager).scriptUrl };
}

function describeFairUse({ model }: Environment): RuntimeConfig['fairUse'] {
  return model && { worksPerDay: model.limits.worksPerUser, continuesEmbedded: model.hasFallback };
}

async function answers(database: Database): Promise<boolean> {
  try {
    await asService(database, (transaction) => transaction.query('select 1'));
    return true;
  } catch {
    return false;
  }
}
