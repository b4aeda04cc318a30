/**
 * What a provider's script does, in small: it draws a frame of its own origin, a click in which fetches a token. Style sheet, frame
 * and request each need the page's policy to allow them.
 */
export const apiScript = `(() => {
  const url = new URL(document.currentScript.src);
  const { origin } = url;
  const widgets = new Map();
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: origin + '/widget.css' });
  document.head.append(sheet);
  const api = {
    render(element, options) {
      const frame = document.createElement('iframe');
      const query = new URLSearchParams({ language: options.language ?? options.hl, theme: options.theme });
      frame.className = 'local-captcha';
      frame.title = 'Verificação';
      frame.src = origin + '/widget?' + query;
      element.append(frame);
      const id = String(widgets.size);
      widgets.set(id, { frame, options });
      return id;
    },
    reset(id) {
      widgets.get(id).frame.contentWindow.postMessage('reset', origin);
    },
    remove(id) {
      widgets.get(id).frame.remove();
      widgets.delete(id);
    },
  };
  addEventListener('message', async ({ source, data }) => {
    const widget = [...widgets.values()].find(({ frame }) => frame.contentWindow === source);
    if (widget === undefined) return;
    if (data === 'expired') widget.options['expired-callback']();
    if (data !== 'solved') return;
    const answer = await fetch(origin + '/token', { method: 'POST' });
    widget.options.callback(await answer.text());
  });
  globalThis[url.pathname.includes('turnstile') ? 'turnstile' : 'hcaptcha'] = api;
  globalThis[url.searchParams.get('onload')]();
})();`;

export const styleSheet = '.local-captcha { width: 300px; height: 65px; border: 0; }';

export const framePage = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Verificação</title>
<link rel="icon" href="data:,">
<style>
  body { margin: 0; height: 63px; border: 1px solid #888; display: flex; align-items: center; padding: 0 12px; font: 16px sans-serif; }
  .dark { background: #222; color: #fff; }
</style>
<body><label><input type="checkbox"> Sou uma pessoa</label>
<script>
  const query = new URLSearchParams(location.search);
  document.body.className = query.get('theme');
  document.documentElement.lang = query.get('language');
  const box = document.querySelector('input');
  box.addEventListener('change', () => {
    box.disabled = true;
    parent.postMessage('solved', '*');
  });
  addEventListener('message', () => {
    box.checked = false;
    box.disabled = false;
  });
</script></body></html>`;
