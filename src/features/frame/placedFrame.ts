/** A frame, its element, and the element's box that carries language and theme. */
export interface PlacedFrame {
  readonly frame: HTMLIFrameElement;
  readonly element: HTMLElement;
  readonly ground: HTMLElement;
}

/** Finds the element around a frame; null if the frame is not in the page. */
export function placedFrame(frame: HTMLIFrameElement | null): PlacedFrame | null {
  const root = frame?.getRootNode();
  const ground = frame?.closest<HTMLElement>('.lectern');
  if (!frame || !ground || !(root instanceof ShadowRoot) || !(root.host instanceof HTMLElement)) return null;
  return { frame, element: root.host, ground };
}
