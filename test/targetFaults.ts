/** What a finger cannot hit, or what lies under something else; with where it is, and by how much. */
export interface TargetFault {
  readonly kind: 'small' | 'covered';
  readonly text: string;
  readonly by: string;
}

/**
 * Targets that are smaller than 24 px and closer than that to another one (WCAG-6, 2.5.8), and such as a bar at the edge still lies over
 * when the page has scrolled to them (2.4.11). A link in a sentence, and what is drawn by the browser itself, are as they are.
 *
 * It runs in a page by itself, so that it can be given to one: nothing outside of it is used.
 */
export function targetFaults(): TargetFault[] {
  const least = 24;
  const roles = '[role=tab], [role=treeitem], [role=option], [role=menuitem], [role=switch], [role=checkbox]';
  const targets = `a[href], button, input:not([type=hidden]), select, textarea, summary, ${roles}`;
  const roots: (Document | ShadowRoot)[] = [document];
  const all: HTMLElement[] = [];
  for (const root of roots)
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      if (element.matches(targets)) all.push(element);
    }
  // What lies over the page on purpose is looked at by itself.
  const modal = roots.flatMap((root) => [...root.querySelectorAll('dialog:modal, :popover-open')]).at(-1);
  const parentOf = (element: Element): Element | null =>
    element.assignedSlot ?? element.parentElement ?? ((element.getRootNode() as ShadowRoot).host as Element | null);
  const isWithin = (element: Element, outer: Element) => {
    for (let at: Element | null = element; at; at = parentOf(at)) if (at === outer) return true;
    return false;
  };
  const isForEars = (element: Element) => {
    for (let at: Element | null = element; at; at = parentOf(at)) {
      const { clipPath, position, opacity } = getComputedStyle(at);
      if (opacity === '0' || (/absolute|fixed/.test(position) && /^(inset\(50%|rect\(0)/.test(clipPath))) return true;
    }
    return false;
  };
  const isInSentence = (element: Element) => {
    if (!getComputedStyle(element).display.startsWith('inline')) return false;
    const block = element.parentElement?.closest('p, li, td, dd, dt, span, div');
    const own = element.textContent ?? '';
    return block !== null && block !== undefined && (block.textContent ?? '').trim().length > own.trim().length + 8;
  };
  // A label is pressed as its field is.
  const boxOf = (element: HTMLElement) => {
    const box = element.getBoundingClientRect();
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    let { left, right, top, bottom } = box;
    for (const label of labels) {
      const other = label.getBoundingClientRect();
      [left, right] = [Math.min(left, other.left), Math.max(right, other.right)];
      [top, bottom] = [Math.min(top, other.top), Math.max(bottom, other.bottom)];
    }
    return { left, right, top, bottom, width: right - left, height: bottom - top };
  };
  const shown = all.filter(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.matches(':disabled, [inert], [inert] *') &&
      !element.closest('svg, .author, .textLayer') &&
      (!modal || isWithin(element, modal)) &&
      !isForEars(element),
  );
  const boxes = shown.map((element) => ({ element, box: boxOf(element) })).filter(({ box }) => box.width > 1);
  const faults: TargetFault[] = [];
  const name = (element: HTMLElement) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.localName}.${[...element.classList].join('.')} ${words.trim().slice(0, 40)}`;
  };
  for (const { element, box } of boxes) {
    if (box.width >= least - 0.5 && box.height >= least - 0.5) continue;
    if (isInSentence(element)) continue;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const near = boxes.find(({ element: other, box: its }) => {
      if (other === element || isWithin(other, element) || isWithin(element, other)) return false;
      const dx = Math.max(its.left - x, 0, x - its.right);
      const dy = Math.max(its.top - y, 0, y - its.bottom);
      return Math.hypot(dx, dy) < least / 2;
    });
    if (near)
      faults.push({
        kind: 'small',
        text: name(element),
        by: `${Math.round(box.width)} × ${Math.round(box.height)} beside ${name(near.element)}`,
      });
  }
  // What a page has scrolled to is not under a bar.
  const deepest = (x: number, y: number) => {
    let found = document.elementFromPoint(x, y);
    while (found?.shadowRoot) {
      const inner = found.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === found) break;
      found = inner;
    }
    return found;
  };
  // All stands where it stood afterwards, for the next look.
  const places = new Map<Element, readonly [number, number]>();
  for (const { element } of boxes)
    for (let at: Element | null = element; at; at = parentOf(at)) places.set(at, [at.scrollLeft, at.scrollTop]);
  for (const { element } of boxes) {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    const found = deepest(x, y);
    if (!found || isWithin(found, element) || isWithin(element, found)) continue;
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    if (labels.some((label) => isWithin(found, label) || isWithin(label, found))) continue;
    let bar: Element | null = found;
    while (bar && !['fixed', 'sticky'].includes(getComputedStyle(bar).position)) bar = parentOf(bar);
    if (bar && !isWithin(element, bar))
      faults.push({ kind: 'covered', text: name(element), by: `${bar.localName}.${[...bar.classList].join('.')}` });
  }
  for (const [element, [left, top]] of places)
    if (element.scrollLeft !== left || element.scrollTop !== top) element.scrollTo({ left, top, behavior: 'instant' });
  return faults;
}
