import { expect } from 'chai';
import { createRoot } from 'react-dom/client';
import { useKept } from '../../../src/data/kept/useKept.ts';
import { PortContext } from '../../../src/port/context.tsx';
import type { KeepingPort, RuntimePort } from '../../../src/port/port.ts';
import { until } from '../support/stage.tsx';

function Box() {
  const { own, setOwn } = useKept();
  return <input type="checkbox" checked={own} onChange={() => setOwn(!own)} />;
}

describe('whether this browser is the learner’s own (OFF-9)', () => {
  const keeping: Partial<KeepingPort> = {
    list: async () => [],
    free: async () => null,
    isOwn: async () => false,
    watch: () => () => undefined,
    setOwn: () => Promise.reject(new Error('full')),
  };
  for (const [name, kept, times] of [
    ['cannot be stored', async () => keeping, 1],
    // Without that code the list cannot be read either.
    ['has no code to store it', () => Promise.reject(new Error('gone')), 2],
  ] as const)
    it(`is shown as it was where it ${name}, and that is reported`, async () => {
      const reported: { readonly name: string; readonly code: string }[] = [];
      const port = {
        keeping: kept,
        host: { report: (error: (typeof reported)[number]) => reported.push(error) },
        session: { user: async () => null },
      } as unknown as RuntimePort;
      const place = document.body.appendChild(document.createElement('div'));
      const view = createRoot(place);
      view.render(
        <PortContext value={port}>
          <Box />
        </PortContext>,
      );
      await until(() => place.querySelector('input'));
      const box = place.querySelector('input')!;
      box.click();
      await until(() => reported.length === times);
      await until(() => !box.checked);
      expect(reported.every((error) => error.name === 'LecternError')).to.equal(true);
      view.unmount();
      place.remove();
    });
});
