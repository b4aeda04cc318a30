// Runs before the first paint; external because the content security policy forbids inline scripts.
(() => {
  try {
    const theme = JSON.parse(localStorage.getItem('fisga-theme') ?? 'null');
    if (theme !== 'light' && theme !== 'dark') return;
    document.documentElement.dataset.theme = theme;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.removeAttribute('media');
      meta.setAttribute('content', theme === 'dark' ? '#0B1A17' : '#FBF7F0');
    }
  } catch {
    // Storage is forbidden or holds nonsense: the system's theme stands.
  }
})();
