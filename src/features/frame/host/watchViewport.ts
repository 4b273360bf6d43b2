import { viewportOf, type Viewport } from '../model.ts';
import { toJson } from '../../../plain/toJson.ts';

/** Milliseconds between two messages: at most ten a second. */
const pause = 100;

/** The area in which the host's window shows content. `scroll-padding` tells the size of the host's own sticky bars. */
function windowOf(): { readonly top: number; readonly bottom: number } {
  const style = getComputedStyle(document.documentElement);
  const padding = (value: string) => Number.parseFloat(value) || 0;
  return { top: padding(style.scrollPaddingTop), bottom: innerHeight - padding(style.scrollPaddingBottom) };
}

/** The part of that area that the scrolling parts of the host's page around the frame leave visible. */
function clipped(frame: Element): { readonly top: number; readonly bottom: number } {
  let { top, bottom } = windowOf();
  for (let at = parentOf(frame); at && at !== document.documentElement && at !== document.body; at = parentOf(at)) {
    if (!/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowY)) continue;
    const box = at.getBoundingClientRect();
    top = Math.max(top, box.top);
    bottom = Math.min(bottom, box.bottom);
  }
  return { top, bottom };
}

/**
 * The room that a frame could have: scrolling parts around the frame limit it, parts that grow with the frame do not.
 */
function roomAround(frame: Element): number {
  const { top, bottom } = windowOf();
  let room = bottom - top;
  for (let at = parentOf(frame); at && at !== document.documentElement && at !== document.body; at = parentOf(at)) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY))
      room = Math.min(room, at.clientHeight);
  }
  return room;
}

const parentOf = (element: Element): Element | null =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;

/**
 * Tells which part of a frame is in view, at most ten times a second, and only when it has changed (FRAME-2).
 * @returns stop
 */
export function watchViewport(frame: HTMLElement, tell: (viewport: Viewport) => void): () => void {
  let last = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = -pause;
  const look = () => {
    timer = undefined;
    told = performance.now();
    const now = viewportOf(frame.getBoundingClientRect(), clipped(frame), roomAround(frame));
    if (toJson(now) === last) return;
    last = toJson(now);
    tell(now);
  };
  const soon = () => (timer ??= setTimeout(look, Math.max(0, told + pause - performance.now())));
  const resized = new ResizeObserver(soon);
  resized.observe(frame);
  // The observer also notices when something moves the frame without scrolling.
  const seen = new IntersectionObserver(soon, { threshold: [0, 0.25, 0.5, 0.75, 1] });
  seen.observe(frame);
  addEventListener('scroll', soon, { capture: true, passive: true });
  addEventListener('resize', soon);
  soon();
  return () => {
    clearTimeout(timer);
    resized.disconnect();
    seen.disconnect();
    removeEventListener('scroll', soon, { capture: true });
    removeEventListener('resize', soon);
  };
}
