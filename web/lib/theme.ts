import { writeStored } from './storage.ts';

export type Theme = 'light' | 'dark';

// `public/theme.js` reads the same key before the first paint.
const storageKey = 'fisga-theme';
const paper: Record<Theme, string> = { light: '#FBF7F0', dark: '#0B1A17' };

/** The theme on the screen: the person's choice, else the system's. */
export function getTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return globalThis.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Paints the chosen theme and keeps it for the next visit. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  writeStored('local', storageKey, theme);
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.removeAttribute('media');
    meta.setAttribute('content', paper[theme]);
  }
}
