// @vitest-environment jsdom
// What the page of a host may take over is asked of it, in a frame too (FRAME-12).
import { expect, it, vi } from 'vitest';
import type { HostEnd, HostEndDeps } from '../../../../src/bridge/channel/hostEnd.ts';
import { createHostPage, type HostPageDeps } from '../../../../src/features/frame/host/createHostPage.ts';
import { inFrame } from '../../../../src/runtime/inFrame.ts';

/** The host's side of a frame, with what it grants and answers. */
function host(raise?: HostPageDeps['raise']) {
  const answers = new Map<string, (body: never) => unknown>();
  let caps: readonly string[] = [];
  const end = {
    on: () => undefined,
    answer: (name: string, answer: (body: never) => unknown) => void answers.set(name, answer),
    watch: () => () => undefined,
    tell: () => undefined,
  } as unknown as HostEnd;
  createHostPage({
    connect: (deps: HostEndDeps) => ((caps = deps.caps ?? []), end),
    frame: document.createElement('iframe'),
    element: document.createElement('div'),
    origin: 'https://portal.example',
    ownAddress: () => null,
    sized: true,
    config: () => ({}),
    ticket: null,
    address: null,
    relogin: () => null,
    announce: () => undefined,
    emit: () => true,
    change: () => undefined,
    went: () => undefined,
    ...(raise && { raise }),
  } as unknown as HostPageDeps);
  const offer = answers.get('element.offer') as (body: { name: string; detail?: unknown }) => { taken: boolean };
  return { caps: () => caps, offer };
}

it.each([true, false])('FRAME-12 the answer says whether the host’s page has canceled the event: %s', (taken) => {
  const raise = vi.fn(() => taken);
  const { caps, offer } = host(raise);
  expect(caps()).toContain('element.offer');
  expect(offer({ name: 'lectern-proctoring', detail: { token: 1 } })).toEqual({ taken });
  expect(raise).toHaveBeenCalledWith('lectern-proctoring', { token: 1 });
});

it('FRAME-12 a frame that shows whole pages raises no events of one element, and grants no offers', () => {
  const { caps, offer } = host();
  expect(caps()).not.toContain('element.offer');
  expect(offer({ name: 'lectern-proctoring' })).toEqual({ taken: false });
});

it('FRAME-12 the player of a framed page has the way to ask, and no other page has', async () => {
  const own = { apiBase: '' } as Parameters<typeof inFrame>[0]['host'];
  expect(own.offer).toBeUndefined();
  inFrame({ host: own } as Parameters<typeof inFrame>[0]).offerBy(async (name) => name === 'lectern-proctoring');
  expect([await own.offer?.('lectern-proctoring', {}), await own.offer?.('lectern-ready', {})]).toEqual([true, false]);
});
