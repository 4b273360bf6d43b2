import type { FrameEnd } from '../../../src/bridge/channel/frameEnd.ts';

/** CSS pixels of the page that have to be in view before dialogs move there. */
const leastView = 160;

/** Writes the visible part of the page, and the height of its host's window, into the style of the page (FRAME-2). */
export function followViewport(end: FrameEnd): void {
  const { style } = document.documentElement;
  let room = 0;
  // A frame that is as high as its content cannot size content by its own window. If the host does not tell its window's height, no window
  // is assumed to be higher than the screen.
  const measure = () => {
    const isTold = room >= leastView;
    const most = `${isTold ? room : screen.availHeight}px`;
    const isSized = isTold || end.caps().includes('size');
    style.setProperty('--l-frame-window', isSized ? most : `min(100dvh, ${most})`);
  };
  end.watch(measure);
  measure();
  end.on('viewport', ({ top, height, window: told = 0 }) => {
    room = told;
    measure();
    const part = { top: `${top}px`, height: `${height}px`, end: `max(0px, 100vh - ${top + height}px)` };
    // If the visible strip is too low to read, dialogs do not move into it.
    for (const [name, value] of Object.entries(part))
      style.setProperty(`--l-frame-${name}`, height < leastView ? '' : value);
  });
}
