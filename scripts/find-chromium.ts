import { existsSync } from 'node:fs';
import { installDebianPackages } from './install-debian-package.ts';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The program of a Chromium: `CHROME_PATH`, the system's, else Debian's package (installed when root may), else one that
 * Playwright downloaded. Throws with what to do when there is none.
 */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROME_PATH;
  if (given !== undefined && given !== '') return requireFile(given);
  const present =
    usualPlaces.find((path) => existsSync(path)) ?? installDebianPackage() ?? (await playwrightsOwn());
  if (present === null) {
    throw new Error('No Chromium found. Install one (Debian: apt-get install chromium) or set CHROME_PATH.');
  }
  return present;
}

function requireFile(path: string): string {
  if (!existsSync(path)) throw new Error(`CHROME_PATH ${path} does not exist.`);
  return path;
}

function installDebianPackage(): string | null {
  if (!installDebianPackages(['chromium'])) return null;
  return usualPlaces.find((path) => existsSync(path)) ?? null;
}

async function playwrightsOwn(): Promise<string | null> {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}
