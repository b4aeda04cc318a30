import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { openPage, screens, sizes } from '../helpers/browser.ts';
import { keepPerson } from '../helpers/kept-person.ts';
import { matchScreenshot } from '../helpers/match-screenshot.ts';
import { setStage } from '../helpers/stage.ts';
import { hooks, search, unlockMaterials } from '../helpers/walk.ts';

const stage = setStage({ LOG_LEVEL: 'error' });
let materialsAddress = '';
const person = keepPerson(stage, async (page) => {
  await search(page, 'Dormir melhor');
  await unlockMaterials(page);
  materialsAddress = page.url();
});

const newcomer = keepPerson(stage);

const still = { reducedMotion: 'reduce' } as const;

interface Shot {
  name: string;
  open: (page: Page) => Promise<void>;
}

const strangers: Shot[] = [
  { name: 'login', open: (page) => visit(page, '/login') },
  { name: 'register', open: (page) => visit(page, '/register') },
  { name: 'second-step', open: (page) => visit(page, '/second-step') },
  { name: 'not-found', open: (page) => visit(page, '/nowhere') },
];

const members: Shot[] = [
  {
    name: 'hooks',
    async open(page) {
      await page.goto('/dashboard');
      await hooks(page).nth(15).waitFor();
    },
  },
  {
    name: 'materials',
    async open(page) {
      await page.goto(materialsAddress);
      await page.getByText('Material Estratégico #5', { exact: true }).first().waitFor();
    },
  },
  { name: 'pricing', open: (page) => visit(page, '/pricing') },
];

async function visit(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

const looks = sizes.flatMap((size) => [
  { size, colorScheme: 'light' } as const,
  { size, colorScheme: 'dark' } as const,
]);

describe.each(looks)('the main screens on a $size, $colorScheme', ({ size, colorScheme }) => {
  it('look to a stranger as they did', async () => {
    const { page, close } = await openPage(stage.browser, stage.server.url, {
      ...screens[size],
      ...still,
      colorScheme,
    });
    for (const { name, open } of strangers) {
      await open(page);
      await matchScreenshot(page, `${name}-${size}-${colorScheme}`);
    }
    await close();
  });

  it('look to a newcomer as they did', async () => {
    const { page, close } = await newcomer.open(size);
    await page.emulateMedia({ ...still, colorScheme });
    await visit(page, '/dashboard');
    await matchScreenshot(page, `dashboard-${size}-${colorScheme}`);
    await close();
  });

  it('look to a member as they did', async () => {
    const { page, close } = await person.open(size);
    await page.emulateMedia({ ...still, colorScheme });
    for (const { name, open } of members) {
      await open(page);
      await matchScreenshot(page, `${name}-${size}-${colorScheme}`);
    }
    await close();
  });
});
