import type { FrameEnd } from '../../../src/bridge/channel/frameEnd.ts';

/** CSS pixels of the page that have to be in view before dialogs move there. */
const leastView = 160;

/** Writes where the page is in view, and how much room its host's window has, into the style of the page (FRAME-2). */
export function followViewport(end: FrameEnd): void {
  const { style } = document.documentElement;
  let room = 0;
  // A frame as high as its content cannot measure its content by itself; where its host does not say by what, no window is higher than
  // the screen.
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
    // In a strip that nobody can read in, nothing has room.
    for (const [name, value] of Object.entries(part))
      style.setProperty(`--l-frame-${name}`, height < leastView ? '' : value);
  });
}
