// @vitest-environment jsdom
// Who acts as another sees it and finds the way back, also where the banner's code cannot be had.
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { Portal } from '../../../widgets/index.ts';
import { Acting } from '../../../widgets/learn/signIn/Acting.tsx';
import { PortalContext } from '../../../widgets/learn/portal.tsx';

vi.mock('../../../widgets/learn/signIn/ActingBanner.tsx', () => {
  throw new Error('no connection');
});

// Where there is no browser there are no sheets to adopt.
Object.assign(document, { adoptedStyleSheets: [] });

const place = document.createElement('div');
const root = createRoot(place);
afterEach(() => root.render(null));

const translate =
  () =>
  (key: string, values: Readonly<Record<string, string>> = {}) =>
    `${key} ${values['name'] ?? ''}`;
const portal = { locale: { translate, tag: () => 'en-US', subscribe: () => () => undefined } } as unknown as Portal;

it('a plain form stands in for the banner (NAV-9, SESS-14)', async () => {
  root.render(
    <PortalContext value={portal}>
      <Acting name="Mira Okafor" impersonator="Ada Whitfield" />
    </PortalContext>,
  );
  await vi.waitFor(() => expect(place.textContent).toContain('acting Mira Okafor'));
  const form = place.querySelector('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/admin/impersonation/end', 'post']);
  expect(form?.querySelector<HTMLButtonElement>('button[type=submit]')?.textContent).toBe('returnTo Ada Whitfield');
});
