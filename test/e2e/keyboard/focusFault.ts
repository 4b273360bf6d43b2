import type { Frame, Page } from 'playwright-core';

/** What is wrong with the focus in one document; `frame` where a frame in it has the focus. */
type Seen = { readonly fault: string | null; readonly frame: boolean };

/** Runs in the page. */
function look(): Seen {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (!active || active === document.body || active === document.documentElement)
    return { fault: 'lost', frame: false };
  const frame = active.localName === 'iframe';
  const words = (active.getAttribute('aria-label') ?? active.textContent ?? '').trim().slice(0, 60);
  const said = `${active.localName}.${active.className} "${words}"`;
  const hasRoom = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 3 && height > 3;
  };
  // A box that is drawn by its label is seen there.
  const label = active instanceof HTMLInputElement ? (active.labels?.[0] ?? null) : null;
  const shown = !hasRoom(active) && label ? label : active;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  if (right - left < 1 || bottom - top < 1) return { fault: `${said} has no size`, frame };
  const edges = {
    left: Math.max(left, 0),
    right: Math.min(right, innerWidth),
    top: Math.max(top, 0),
    bottom: Math.min(bottom, innerHeight),
  };
  if (edges.right - edges.left < 1 || edges.bottom - edges.top < 1)
    return { fault: `${said} is outside of the window`, frame };
  const deepest = (x: number, y: number) => {
    let hit = document.elementFromPoint(x, y);
    while (hit?.shadowRoot) {
      const inner = hit.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === hit) break;
      hit = inner;
    }
    return hit;
  };
  const above = (node: Node): Node | null =>
    (node instanceof Element ? node.assignedSlot : null) ??
    node.parentNode ??
    (node instanceof ShadowRoot ? node.host : null);
  const holds = (outer: Node, inner: Node) => {
    for (let at: Node | null = inner; at; at = above(at)) if (at === outer) return true;
    return false;
  };
  const parts = [0.02, 0.25, 0.5, 0.75, 0.98];
  const isSeen = parts.some((x) =>
    parts.some((y) => {
      const hit = deepest(edges.left + (edges.right - edges.left) * x, edges.top + (edges.bottom - edges.top) * y);
      return hit !== null && (holds(shown, hit) || holds(hit, shown));
    }),
  );
  if (!isSeen) return { fault: `${said} is covered`, frame };
  // Headings that are given the focus are read, and not used.
  if (frame || active.getAttribute('tabindex') === '-1') return { fault: null, frame };
  const isMarked = (element: Element) =>
    [undefined, '::before', '::after'].some((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return (
        (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1) || style.boxShadow !== 'none'
      );
    });
  const near: Element[] = [active, ...(label ? [label] : [])];
  for (let at = active.parentElement; at && near.length < 6; at = at.parentElement) near.push(at);
  // The buttons of a film are the browser's own, which marks the one with the focus; for the page the film has it.
  if (active instanceof HTMLMediaElement && active.controls) return { fault: null, frame };
  const { activeElement } = active.getRootNode() as Document | ShadowRoot;
  const pointed = activeElement?.getAttribute('aria-activedescendant');
  return { fault: pointed || near.some(isMarked) ? null : `${said} shows no focus`, frame };
}

/**
 * What is wrong with the focus: nothing has it, it is outside of the window, all of it is covered, or nothing shows it. Null where all is
 * well. A frame that has the focus is looked into.
 */
export async function focusFault(page: Page | Frame): Promise<string | null> {
  const { fault, frame } = await page.evaluate(look);
  if (fault || !frame) return fault;
  const inside = await page.evaluateHandle(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active;
  });
  const content = await inside.asElement()?.contentFrame();
  return content ? focusFault(content) : null;
}
