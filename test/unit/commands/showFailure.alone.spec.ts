// ERR-7: a failed command is told in words, also where their file is late or never comes. The clock stands still here, so the module
// that is loaded late must be in memory before: loading it would be a race with the clock.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import common from '../../../locales/en-US/common.json';
import failure from '../../../locales/en-US/failure.json';
import '../../../src/commands/failureTitle.ts';
import { showFailure } from '../../../src/commands/showFailure.ts';
import { LecternError } from '../../../src/errors.ts';
import { createLocale } from '../../../src/i18n/createLocale.ts';
import type { RuntimePort } from '../../../src/port/port.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that has its common texts. @param fetchFailure brings the texts of failures */
async function page(fetchFailure: () => Promise<unknown>) {
  const shown: string[] = [];
  const locale = createLocale({
    initial: 'en-US',
    offered: ['en-US'],
    fetchFile: (_tag, namespace) => (namespace === 'failure' ? fetchFailure() : Promise.resolve(common)),
    keep: () => undefined,
    report: () => undefined,
  });
  await locale.load('en-US', ['common']);
  const port = {
    locale,
    notices: { show: ({ title }: { readonly title: string }) => shown.push(title) },
  } as unknown as RuntimePort;
  return { port, shown };
}
const timeout = new LecternError('command_timeout', 'for developers');
const never = () => new Promise(() => undefined);

it('waits for the texts, which it asks for', async () => {
  const { port, shown } = await page(() => Promise.resolve(failure));
  await showFailure(port, timeout);
  expect(shown).toEqual(['Time over!']);
});

it('tells an unknown failure where they do not come in three seconds', async () => {
  const { port, shown } = await page(never);
  const end = showFailure(port, timeout);
  await vi.advanceTimersByTimeAsync(2999);
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await end;
  expect(shown).toEqual([common.unknownError]);
});

it('the words of the server wait for nothing', async () => {
  const { port, shown } = await page(never);
  const messages = { name: ['The name is taken.'] };
  await showFailure(port, new LecternError('command_failed', 'for developers', { messages }));
  expect(shown).toEqual(['The name is taken.']);
});
