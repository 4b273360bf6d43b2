// @vitest-environment jsdom
// Back and forward while the page is being drawn (NAV-1, NAV-18).
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAddress } from '../../../widgets/learn/useAddress.ts';

const place = document.createElement('div');
let root = createRoot(place);
const reload = vi.fn<() => void>();
const { location: real } = window;
const address = {
  get pathname() {
    return real.pathname;
  },
  get search() {
    return real.search;
  },
  reload,
};
beforeEach(() => vi.stubGlobal('location', address));
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
  root.unmount();
  root = createRoot(place);
});

/** Draws the address, which changes once while it is drawn: before anybody can hear of it. */
function drawWhile(begins: string, goesTo: string) {
  history.replaceState(null, '', begins);
  let drawn = 0;
  const Shown = () => {
    const { path } = useAddress(false);
    if (drawn++ === 0) history.replaceState(null, '', goesTo);
    return <output>{path}</output>;
  };
  root.render(<Shown />);
}

it('a step that was made before the page could hear of it is followed', async () => {
  drawWhile('/learn/courses', '/learn/catalog');
  await vi.waitFor(() => expect(place.textContent).toBe('/catalog'));
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['/learn/open-catalog', '/learn/courses'],
  ['/learn/courses', '/learn/open-catalog'],
])('NAV-18: such a step from %s to %s begins again', async (begins, goesTo) => {
  drawWhile(begins, goesTo);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
