import type { HostEnd } from '../../../bridge/channel/hostEnd.ts';
import { focusBeside } from './focusBeside.ts';

export interface WindowDeps {
  readonly element: HTMLElement;
  readonly frame: HTMLIFrameElement;
  readonly announce: (text: string) => void;
}

/**
 * Connects the page in the frame with the host's window: focus, full screen, scrolling, and announcements (FRAME-4).
 * @returns removes the listeners from the host's page
 */
export function followWindow(end: HostEnd, { element, frame, announce }: WindowDeps): () => void {
  const onFull = () =>
    end.state() === 'open' &&
    end.tell('fullscreen.state', { on: element.matches(':fullscreen') || frame.matches(':fullscreen') });
  // If the host gives the element the focus, for example by a link to it, the page gets the focus.
  const onFocus = (event: Event) => {
    // Events of the focus inside the element arrive here too.
    if (event.composedPath()[0] !== element) return;
    frame.focus();
    end.tell('focus.enter', { from: 'start' });
  };
  end.on('focus.exit', ({ to }) => focusBeside(element, to));
  end.on('announce', ({ text }) => announce(text));
  end.on('scroll.to', ({ top }) => {
    const place = frame.getBoundingClientRect().top + top;
    const least = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    // A place that is already in view needs no scrolling.
    if (place < least || place > innerHeight) scrollBy({ top: place - least });
  });
  end.answer('fullscreen.request', async ({ on }) => {
    if (on) await frame.requestFullscreen();
    else if (document.fullscreenElement) await document.exitFullscreen();
    return undefined;
  });
  document.addEventListener('fullscreenchange', onFull);
  element.addEventListener('focus', onFocus);
  return () => {
    document.removeEventListener('fullscreenchange', onFull);
    element.removeEventListener('focus', onFocus);
  };
}
