// @vitest-environment jsdom
// The theme that a person chooses in the menu (NAV-21, NAV-22, STORE-16, STORE-18).
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { hostOptions } from '../../../src/runtime/hostOptions.ts';
import type { Portal } from '../../../widgets/index.ts';
import { PortalContext } from '../../../widgets/learn/portal.tsx';
import { Themes } from '../../../widgets/learn/theme/Themes.tsx';
import type { Theme } from '../../../widgets/learn/theme/theme.ts';
import { ThemeContext, useTheme } from '../../../widgets/learn/theme/useTheme.ts';

const place = document.createElement('div');
let root = createRoot(place);
afterEach(() => {
  root.unmount();
  root = createRoot(place);
});

function showIn(kept: Map<string, string>, ofHost: Theme | null = null) {
  const portal = {
    locale: { translate: () => (key: string) => key, tag: () => 'en-US', subscribe: () => () => undefined },
    storage: {
      get: (key: string) => kept.get(key) ?? null,
      set: (key: string, value: string) => Boolean(kept.set(key, value)),
    },
  } as unknown as Portal;
  const Menu = () => {
    const chosen = useTheme(ofHost);
    return (
      <ThemeContext value={chosen}>
        <output>{chosen.theme}</output>
        <Themes />
      </ThemeContext>
    );
  };
  root.render(
    <PortalContext value={portal}>
      <Menu />
    </PortalContext>,
  );
}
const pressed = () => [...place.querySelectorAll('[aria-pressed=true]')].map((button) => button.textContent);
const applied = () => [hostOptions.getState().theme, document.documentElement.style.colorScheme];

it.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['contrast', 'light'],
  ['auto', 'light dark'],
])('%s is seen at once, kept, and there again at the next visit', async (name, scheme) => {
  const kept = new Map<string, string>();
  showIn(kept);
  await vi.waitFor(() => expect(pressed()).toEqual(['theme.auto']));
  [...place.querySelectorAll('button')].find((button) => button.textContent === `theme.${name}`)!.click();
  await vi.waitFor(() => expect(pressed()).toEqual([`theme.${name}`]));
  await vi.waitFor(() => expect([...applied(), kept.get('theme')]).toEqual([name, scheme, name]));
  await vi.waitFor(() => expect(document.cookie).toBe(name === 'auto' ? '' : `theme=${name}`));
  root.unmount();
  root = createRoot(place);
  showIn(kept);
  await vi.waitFor(() => expect([pressed(), applied()]).toEqual([[`theme.${name}`], [name, scheme]]));
});

it('a stored name that is no theme counts as none', async () => {
  showIn(new Map([['theme', 'sepia']]));
  await vi.waitFor(() => expect(pressed()).toEqual(['theme.auto']));
});

it('in a frame the host decides, and nothing is offered (FRAME-4)', async () => {
  showIn(new Map([['theme', 'light']]), 'dark');
  await vi.waitFor(() => expect(place.querySelector('output')?.textContent).toBe('dark'));
  expect(document.cookie).toBe('');
  expect(place.querySelector('button')).toBeNull();
});
