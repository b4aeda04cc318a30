import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sizes } from '../helpers/browser.ts';
import { keepPerson } from '../helpers/kept-person.ts';
import { closeMenu, openMenu } from '../helpers/menu.ts';
import { requireChosenThemeAccessible } from '../helpers/require-accessible.ts';
import { setStage } from '../helpers/stage.ts';

const stage = setStage();
const person = keepPerson(stage);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe.each(sizes)('the theme that is chosen on a %s', (size) => {
  it.each([
    { system: 'light', chosen: 'dark', name: 'Usar tema escuro' },
    { system: 'dark', chosen: 'light', name: 'Usar tema claro' },
  ] as const)('$chosen where the system is $system, is painted, accessible and kept', async (theme) => {
    const { page, close } = await person.open(size, { colorScheme: theme.system });
    await page.goto('/dashboard');
    await button(page, 'Gerar ganchos').waitFor();
    await openMenu(page, size);
    await button(page, theme.name).click();
    await button(page, theme.name).waitFor({ state: 'detached' });
    if (size !== 'desktop') await requireChosenThemeAccessible(page, 'the menu', theme.chosen);
    await closeMenu(page, size);
    await requireChosenThemeAccessible(page, 'dashboard', theme.chosen);
    await page.goto('/conta');
    await button(page, 'Trocar a senha').waitFor();
    await requireChosenThemeAccessible(page, 'account', theme.chosen);
    expect(await page.evaluate(() => localStorage.getItem('fisga-theme'))).toBe(`"${theme.chosen}"`);
    await close();
  });
});
