// Times and widths that are constants of the product, where they are felt.
import { useMemo, useRef } from 'react';
import { expect } from 'chai';
import { readConfiguration } from '../../src/contract/configuration.ts';
import { useRefetchWindow } from '../../src/data/player/useRefetchWindow.ts';
import { useNarrow } from '../../src/features/player/useNarrow.ts';
import type { RuntimePort } from '../../src/runtime/port.ts';
import { Spinner } from '../../src/ui/Spinner.tsx';
import { Toasts } from '../../src/ui/Toasts.tsx';
import { clear, show } from './support/exhibit.ts';
import { clearKit, draw } from './support/kit.tsx';
import { until } from './support/stage.tsx';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Delays of the timers that are set while `act` runs. */
async function delaysOf(act: () => unknown): Promise<unknown[]> {
  const { setTimeout } = window;
  const delays: unknown[] = [];
  window.setTimeout = ((task: TimerHandler, delay?: number) => {
    delays.push(delay);
    return setTimeout(task, delay);
  }) as typeof window.setTimeout;
  try {
    await act();
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
    expect(await delaysOf(() => draw(<Toasts items={[toast]} onClose={() => {}} closeLabel="Close" />))).to.include(7000);
    const { find } = await draw(<Toasts items={[toast, { ...toast, id: 'b', tone: 'danger', title: 'Lost' }]} onClose={() => {}} closeLabel="Close" />);
    expect([find('[role=alert]')!.textContent, find('[role=status]')!.textContent]).to.deep.equal(['LostClose', 'SavedClose']);
    expect(await delaysOf(() => draw(<Toasts items={[{ ...toast, duration: null }]} onClose={() => {}} closeLabel="Close" />))).not.to.include(7000);
  });

  it('CONST-5: a spinner is neither seen nor heard before 300 ms', async () => {
    const begun = performance.now();
    const { find } = await draw(<Spinner label="Working" />);
    expect(find('[role=status]')!.textContent).to.equal('');
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
      const delays = await delaysOf(async () => {
        share.click();
        await until(() => share.textContent === 'The link is copied');
        await wait(50);
      });
      expect(delays).to.include(10_000);
    } finally {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    }
  });

  it('CONST-29: what falls due for everybody at once is asked for within 60 s, or as the tenant says', async () => {
    function Probe({ body }: { readonly body: object }) {
      const port = useMemo(() => ({ host: { configuration: async () => readConfiguration(body) } }) as unknown as RuntimePort, [body]);
      return <div className="probe">{String(useRefetchWindow(port))}</div>;
    }
    for (const [body, window] of [[{}, '60000'], [{ refetchSeconds: 300 }, '300000'], [{ refetchSeconds: 'soon' }, '60000']] as const) {
      const { find } = await draw(<Probe body={body} />);
      await until(() => find('.probe')!.textContent === window, `${JSON.stringify(body)}: ${window}`);
    }
  });

  it('CONST-12: contents are narrow up to and including 1279 px', async () => {
    function Probe() {
      const ref = useRef<HTMLDivElement>(null);
      return <div ref={ref} className="probe">{String(useNarrow(ref))}</div>;
    }
    const { host, find } = await draw(<Probe />);
    for (const [width, narrow] of [[1279, 'true'], [1280, 'false'], [600, 'true']] as const) {
      host.style.cssText = `display: block; position: absolute; inline-size: ${width}px`;
      await until(() => find('.probe')!.getBoundingClientRect().width === width && find('.probe')!.textContent === narrow, `${width} px`);
    }
  });
});
