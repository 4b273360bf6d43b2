// Content in a window of its own (FRAMED-10).
import { describe, expect, it } from 'vitest';
import { openWindow } from '../../../../src/features/player/parts/framed/openWindow.ts';

const launch = {
  kind: 'address',
  address: 'https://portal.example/lti/launch?hint=a',
  origin: null,
  asks: [],
} as const;

function browser(isBlocked = false) {
  const done: string[] = [];
  const opened = {
    opener: 'this page' as unknown,
    location: { replace: (address: string) => done.push(`${address} by ${String(opened.opener)}`) },
    close: () => done.push('closed'),
  };
  const view = {
    open: (address: string, name: string) => {
      done.push(`open ${address} ${name.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'id')}`);
      return isBlocked ? null : opened;
    },
  } as unknown as Window;
  return { done, view };
}

describe('a window for content', () => {
  it('FRAMED-10 is opened in the click, and goes on with a launch of its own, without knowing this page', async () => {
    const { done, view } = browser();
    expect(await openWindow(view, () => Promise.resolve(launch))).toBe(true);
    expect(done).toEqual(['open about:blank lectern-id', `${launch.address} by null`]);
  });

  it('FRAMED-10 that the browser blocks asks for no launch', async () => {
    const { done, view } = browser(true);
    expect(await openWindow(view, () => Promise.reject(new Error('asked')))).toBe(false);
    expect(done).toHaveLength(1);
  });

  it('FRAMED-10 whose launch is refused is closed again', async () => {
    const { done, view } = browser();
    await expect(openWindow(view, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(done.at(-1)).toBe('closed');
  });
});
