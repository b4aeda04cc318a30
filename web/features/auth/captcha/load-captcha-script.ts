import type { CaptchaWidgetSettings } from '../../../../shared/runtime-config.ts';

/** What both providers' scripts define, each under its own name. */
export interface CaptchaApi {
  render(element: HTMLElement, options: Record<string, unknown>): string;
  reset(widgetId: string): void;
  remove(widgetId: string): void;
}

const longestWait = 20_000;
const readyName = 'fisgaCaptchaReady';
let loading: Promise<CaptchaApi> | null = null;

/** The provider's script, asked for once a page; rejects when it does not come, and asks again the next time. */
export function loadCaptchaScript(settings: CaptchaWidgetSettings): Promise<CaptchaApi> {
  loading ??= load(settings).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function load({ provider, scriptUrl }: CaptchaWidgetSettings): Promise<CaptchaApi> {
  const page = globalThis as Record<string, unknown>;
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`${scriptUrl} did not load`));
    setTimeout(fail, longestWait);
    // Called when widgets can be drawn, which may be after the script ran.
    page[readyName] = () => resolve(page[provider] as CaptchaApi);
    const script = document.createElement('script');
    const url = new URL(scriptUrl);
    url.searchParams.set('onload', readyName);
    script.src = url.href;
    script.async = true;
    script.addEventListener('error', fail);
    // Blockers answer with an empty file.
    script.addEventListener('load', () => page[provider] === undefined && fail());
    document.head.append(script);
  });
}
