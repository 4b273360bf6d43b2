// Times and widths that are constants of the product, where they are felt.
import { QueryClient } from '@tanstack/query-core';
import { useMemo, useRef } from 'react';
import { expect } from 'chai';
import { readConfiguration } from '../../../src/contract/configuration.ts';
import { useRefetchWindow } from '../../../src/data/query/useRefetchWindow.ts';
import { useNarrow } from '../../../src/features/player/base/useNarrow.ts';
import { PortContext } from '../../../src/port/context.tsx';
import type { RuntimePort } from '../../../src/port/port.ts';
import { Spinner } from '../../../src/ui/spinner/Spinner.tsx';
import { Toasts } from '../../../src/ui/toasts/Toasts.tsx';
import { clear, show } from '../support/exhibit.ts';
import { clearKit, draw } from '../support/kit.tsx';
import { until } from '../support/stage.tsx';

/** Delays of the timers that are set while `act` runs, which sees them as they come. */
async function delaysOf(act: (delays: readonly unknown[]) => unknown): Promise<unknown[]> {
  const { setTimeout } = window;
  const delays: unknown[] = [];
  window.setTimeout = ((task: TimerHandler, delay?: number) => {
    delays.push(delay);
    return setTimeout(task, delay);
  }) as typeof window.setTimeout;
  try {
    await act(delays);
  } finally {
    window.setTimeout = setTimeout;
  }
  return delays;
}

describe('times', () => {
  afterEach(() => {
    clearKit();
    clear();
  });

  it('CONST-3, ERR-13: a toast stays for 7 s unless it says otherwise; a critical one is said at once, others politely', async () => {
    const toast = { id: 'a', tone: 'success', title: 'Saved' } as const;
    const shown = (...durations: readonly (number | null | undefined)[]) =>
      delaysOf(async (delays) => {
        await draw(
          <Toasts
            items={durations.map((duration, id) => ({
              ...toast,
              id: String(id),
              ...(duration !== undefined && { duration }),
            }))}
            onClose={() => {}}
            closeLabel="Close"
          />,
        );
        await until(() => delays.includes(durations.at(-1) ?? 7000));
      });
    expect(await shown(undefined)).to.include(7000);
    const { find } = await draw(
      <Toasts
        items={[toast, { ...toast, id: 'b', tone: 'danger', title: 'Lost' }]}
        onClose={() => {}}
        closeLabel="Close"
      />,
    );
    expect([find('[role=alert]')!.textContent, find('[role=status]')!.textContent]).to.deep.equal([
      'LostClose',
      'SavedClose',
    ]);
    // The timer of the last one is set after that of the first would have been.
    expect(await shown(null, 1234)).not.to.include(7000);
  });

  it('CONST-5: a spinner is neither seen nor heard before 300 ms', async () => {
    const begun = performance.now();
    const { find } = await draw(<Spinner label="Working" />);
    const first = find('[role=status]')!.textContent;
    // A busy machine may take longer to draw it.
    if (performance.now() - begun < 300) expect(first).to.equal('');
    await until(() => find('[role=status]')!.textContent === 'Working');
    expect(performance.now() - begun).to.be.at.least(299);
  });

  it('CONST-4: an overlay fades in 200 ms', async () => {
    const { find } = await draw(<Spinner label="Working" overlay />);
    await until(() => find('.overlay')!.textContent === 'Working');
    expect(getComputedStyle(find('.overlay')!).animationDuration).to.equal('0.2s');
  });

  it('CONST-9, TEXT-32: a share button says for 10 s that the link is copied', async () => {
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async () => {} } });
    try {
      const { all } = await show('lectern-player', 'overview');
      const share = all('.btn').find(({ textContent }) => textContent === 'Share link')!;
      const delays = await delaysOf(async (delays) => {
        share.click();
        await until(() => share.textContent === 'The link is copied' && delays.includes(10_000));
      });
      expect(delays).to.include(10_000);
    } finally {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    }
  });

  it('CONST-29: what falls due for everybody at once is asked for within 60 s, or as the tenant says', async () => {
    function Probe({ body }: { readonly body: object }) {
      const port = useMemo(
        () =>
          ({
            host: { configuration: async () => readConfiguration(body) },
            cache: new QueryClient(),
          }) as unknown as RuntimePort,
        [body],
      );
      return <div className="probe">{String(useRefetchWindow(port))}</div>;
    }
    for (const [body, window] of [
      [{}, '60000'],
      [{ refetchSeconds: 300 }, '300000'],
      [{ refetchSeconds: 'soon' }, '60000'],
    ] as const) {
      const { find } = await draw(<Probe body={body} />);
      await until(() => find('.probe')!.textContent === window, `${JSON.stringify(body)}: ${window}`);
    }
  });

  it('CONST-12: contents are narrow up to and including 1279 px', async () => {
    function Probe() {
      const ref = useRef<HTMLDivElement>(null);
      return (
        <div ref={ref} className="probe">
          {String(useNarrow(ref))}
        </div>
      );
    }
    const port = { host: {} } as unknown as RuntimePort;
    const { host, find } = await draw(
      <PortContext value={port}>
        <Probe />
      </PortContext>,
    );
    for (const [width, narrow] of [
      [1279, 'true'],
      [1280, 'false'],
      [600, 'true'],
    ] as const) {
      host.style.cssText = `display: block; position: absolute; inline-size: ${width}px`;
      await until(
        () => find('.probe')!.getBoundingClientRect().width === width && find('.probe')!.textContent === narrow,
        `${width} px`,
      );
    }
  });
});
