import { describe, expect, it, vi } from 'vitest';
import type { NoticesModel } from '../../../src/port/port.ts';
import type { MountOutlet } from '../../../src/runtime/runtime.ts';
import { CountingTarget } from './fakeBrowser.ts';
import { isolateRuntimes, makeRuntime, settle } from './harness.ts';

const saved = { tone: 'success', title: 'Saved' } as const;

isolateRuntimes();

/** A runtime whose outlet remembers what it is given. */
function withOutlet() {
  const models: NoticesModel[] = [];
  const remove = vi.fn();
  const mount = vi.fn<MountOutlet>((model) => {
    models.push(model);
    return remove;
  });
  const outlet = vi.fn(async () => mount);
  return {
    ...makeRuntime({}, { pieces: { outlet } }),
    outlet,
    mount,
    remove,
    shown: () => models[0]?.store.getState().shown,
    model: () => models[0]!,
  };
}

describe('notices (RUN-5)', () => {
  it('load their outlet with the first one and mount it once, beside the first element', async () => {
    const { runtime, outlet, mount, shown } = withOutlet();
    const [first, second] = [new CountingTarget(), new CountingTarget()] as unknown as Element[];
    runtime.port.lease(first);
    runtime.port.lease(second);
    await settle();
    expect(outlet).not.toHaveBeenCalled();
    runtime.port.notices.show(saved);
    runtime.port.notices.show({ ...saved, title: 'Saved again' });
    await settle();
    expect(outlet).toHaveBeenCalledTimes(1);
    expect(mount).toHaveBeenCalledTimes(1);
    expect(mount.mock.calls[0]?.[2]).toBe(first);
    expect([...mount.mock.calls[0]![3]()]).toEqual([first, second]);
    expect(shown()?.map(({ title }) => title)).toEqual(['Saved', 'Saved again']);
    expect(new Set(shown()?.map(({ id }) => id)).size).toBe(2);
  });

  it('are closed one by one', async () => {
    const { runtime, shown, model } = withOutlet();
    runtime.port.notices.show(saved);
    runtime.port.notices.show(saved);
    await settle();
    model().close(shown()![0]!.id);
    expect(shown()).toHaveLength(1);
  });

  it('are raised first, and not shown where the host took one over', async () => {
    const { runtime, outlet } = withOutlet();
    const element = new CountingTarget();
    runtime.port.lease(element as unknown as Element);
    const raised = vi.fn((event: Event) => event.preventDefault());
    element.addEventListener('lectern-notice', raised);
    runtime.port.notices.show({ ...saved, text: 'Well' });
    await settle();
    const event = raised.mock.calls[0]![0] as CustomEvent;
    expect(event).toMatchObject({
      bubbles: true,
      composed: true,
      cancelable: true,
      detail: { tone: 'success', title: 'Saved', text: 'Well' },
    });
    expect(outlet).not.toHaveBeenCalled();
  });

  it('are raised on the document where no element holds a lease', () => {
    const { runtime, browser } = withOutlet();
    const raised = vi.fn();
    browser.document.addEventListener('lectern-notice', raised);
    runtime.port.notices.show(saved);
    expect(raised).toHaveBeenCalledTimes(1);
  });

  it('tell screen readers the same words twice as two messages', async () => {
    const { runtime, model } = withOutlet();
    const heard: string[] = [];
    runtime.port.notices.announce('Loaded');
    await settle();
    heard.push(model().store.getState().announcement);
    runtime.port.notices.announce('Loaded');
    heard.push(model().store.getState().announcement);
    expect(heard.map((text) => text.trim())).toEqual(['Loaded', 'Loaded']);
    expect(heard[0]).not.toBe(heard[1]);
  });

  it('try again to load an outlet that did not arrive', async () => {
    const mount = vi.fn<MountOutlet>(() => () => undefined);
    const outlet = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(mount);
    const { runtime } = makeRuntime({}, { pieces: { outlet } });
    runtime.port.notices.show(saved);
    await settle();
    expect(mount).not.toHaveBeenCalled();
    runtime.port.notices.show(saved);
    await settle();
    expect(mount).toHaveBeenCalledTimes(1);
    expect(mount.mock.calls[0]![0].store.getState().shown).toHaveLength(2);
  });

  it('take their outlet with them, also one that is still on its way', async () => {
    const { runtime, remove } = withOutlet();
    runtime.port.notices.show(saved);
    await settle();
    runtime.destroy();
    await settle();
    expect(remove).toHaveBeenCalledTimes(1);

    const late = withOutlet();
    late.runtime.port.notices.show(saved);
    late.runtime.destroy();
    await settle();
    expect(late.mount).not.toHaveBeenCalled();
  });
});
