// @vitest-environment jsdom
// The tenant's settings while the page stands open.
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { Configuration, Portal } from '../../../widgets/index.ts';
import { PortalContext } from '../../../widgets/learn/portal.tsx';
import { useConfiguration } from '../../../widgets/learn/useConfiguration.ts';

const root = createRoot(document.createElement('div'));
afterEach(() => {
  root.render(null);
  vi.restoreAllMocks();
});

it('of two readings under way the one that was begun last counts, whichever comes first (NAV-19)', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const branded = (brand: string) => ({ brand }) as Configuration;
  const answers: ((read: Configuration) => void)[] = [];
  const configuration = () => new Promise<Configuration>((resolve) => answers.push(resolve));
  const portal = { host: { configuration } } as unknown as Portal;
  const seen: string[] = [];
  const begun: string[] = [];
  const Page = ({ where }: { readonly where: string }) => {
    seen.push(useConfiguration(branded('first'), where).brand);
    useEffect(() => void begun.push(where), [where]);
    return null;
  };
  const go = async (where: string, readings: number) => {
    root.render(
      <PortalContext value={portal}>
        <Page where={where} />
      </PortalContext>,
    );
    await vi.waitFor(() => expect(begun.at(-1)).toBe(where));
    expect(answers).toHaveLength(readings);
    now += 6000;
  };
  // The page itself counts as read when it began.
  await go('/', 0);
  await go('/a', 1);
  await go('/b', 2);
  answers[1]?.(branded('newer'));
  await vi.waitFor(() => expect(seen.at(-1)).toBe('newer'));
  answers[0]?.(branded('older'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(seen.at(-1)).toBe('newer');
});
