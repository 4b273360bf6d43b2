/** What a look finds; texts are cut to a length that can be read. */
export interface LayoutFault {
  readonly kind: 'cut' | 'overlap' | 'spilt' | 'wide';
  readonly text: string;
  /** Where, by tags and classes from the outside. */
  readonly at: string;
  readonly by: string;
}

/**
 * Texts that a reader cannot read whole where they are drawn (LOC-16): cut by a box that hides what is beyond it, beyond the box that is
 * drawn around them, drawn over another text, or beyond the width of the page. Hidden texts, those for screen readers, and those that the
 * reader can scroll to are whole. What people wrote, and what a field says until something is written, may end in an ellipsis.
 *
 * It runs in a page by itself, so that it can be given to one: nothing outside of it is used.
 * @param own a sign that all texts of the product have, and none of people
 * @param previews a selector of what shows the beginning of something that a click opens
 * @param stamps a selector of what lies over a text on purpose
 */
export function layoutFaults({
  own,
  previews,
  stamps,
}: Readonly<Record<'own' | 'previews' | 'stamps', string>>): LayoutFault[] {
  const faults: LayoutFault[] = [];
  const near = 1.5;
  type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  type Line = { readonly box: Box; readonly text: string; readonly of: Element; readonly above: readonly Element[] };

  const parentOf = (element: Element): Element | null => {
    const { assignedSlot, parentElement, parentNode } = element;
    return assignedSlot ?? parentElement ?? (parentNode instanceof ShadowRoot ? parentNode.host : null);
  };
  const above = (element: Element): Element[] => {
    const found: Element[] = [];
    for (let at: Element | null = element; at; at = parentOf(at)) found.push(at);
    return found;
  };
  const nameOf = (element: Element) =>
    `${element.localName}${[...element.classList].map((name) => `.${name}`).join('')}`;
  const placeOf = (line: readonly Element[]) => line.slice(0, 5).map(nameOf).reverse().join(' > ');
  const short = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 80);
  const tell = (kind: LayoutFault['kind'], text: string, line: readonly Element[], by: string) => {
    faults.push({ kind, text: short(text), at: placeOf(line), by });
  };

  /** Elements of a tree that are drawn, those of shadow roots too. */
  function* elementsOf(root: ParentNode): Generator<Element> {
    for (const element of root.children) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: false }))
        if (getComputedStyle(element).display !== 'contents') continue;
      yield element;
      if (element.shadowRoot) yield* elementsOf(element.shadowRoot);
      yield* elementsOf(element);
    }
  }
  const all = [...elementsOf(document.body)];
  // What lies under an open dialog is not read, but when nothing else is.
  const modal = all.filter((element) => element.matches('dialog:modal')).at(-1);
  const covers = modal ? [modal] : all.filter((element) => element.matches(':popover-open'));
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const isForEars = (element: Element) => {
    const { clipPath, position } = styleOf(element);
    return position === 'absolute' && /^(inset\(50%|rect\(0)/.test(clipPath);
  };
  const ends = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
    textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  const scrolls = (how: string) => how === 'auto' || how === 'scroll';
  const hides = (how: string) => how === 'hidden' || how === 'clip';

  const lines: Line[] = [];
  for (const element of all) {
    const line = above(element);
    if (modal && !line.includes(modal)) continue;
    if (line.some(isForEars) || element.closest('svg, canvas, iframe, option, script, style, noscript, .textLayer'))
      continue;
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !/[\p{L}\p{N}]/u.test(node.textContent ?? '')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, width, height } of range.getClientRects())
        if (width > near && height > near)
          lines.push({ box: { left, right, top, bottom }, text: node.textContent ?? '', of: element, above: line });
    }
  }

  // Cut: beyond a box that hides. From the inside to the outside; what can be scrolled ends the look in that direction.
  for (const { box, text, above: line } of lines) {
    let [x, y] = [true, true];
    if (line.some((element) => element.matches(previews))) continue;
    for (const element of line) {
      const { overflowX, overflowY, position, display } = styleOf(element);
      if (display === 'inline' || display === 'contents') continue;
      if (!text.includes(own) && ends(styleOf(element))) break;
      const { left, top } = element.getBoundingClientRect();
      const inner = { left: left + element.clientLeft, top: top + element.clientTop };
      const [right, bottom] = [inner.left + element.clientWidth, inner.top + element.clientHeight];
      if (x && hides(overflowX) && (box.left < inner.left - near || box.right > right + near)) {
        tell(
          'cut',
          text,
          line,
          `${nameOf(element)} ${Math.round(box.left - inner.left)} ${Math.round(box.right - right)}`,
        );
        break;
      }
      // Letters reach into the space between lines; a line that is hidden has its middle beyond the box.
      const middle = (box.top + box.bottom) / 2;
      if (y && hides(overflowY) && (middle < inner.top || middle > bottom)) {
        tell('cut', text, line, `${nameOf(element)} in its height`);
        break;
      }
      if (scrolls(overflowX)) x = false;
      if (scrolls(overflowY)) y = false;
      if (position === 'fixed') [x, y] = [false, false];
    }
  }

  // Spilt: beyond the box that is drawn around it.
  for (const { box, text, above: line } of lines)
    for (const element of line.slice(0, 4)) {
      const { display, overflowX, backgroundColor, borderInlineStartWidth, borderInlineEndWidth } = styleOf(element);
      if (display === 'contents' || display === 'inline') continue;
      if (overflowX !== 'visible') break;
      const isDrawn =
        !/, 0\)$|^transparent$/.test(backgroundColor) ||
        (parseFloat(borderInlineStartWidth) > 0 && parseFloat(borderInlineEndWidth) > 0);
      if (!isDrawn) continue;
      const { left, right } = element.getBoundingClientRect();
      if (box.left < left - near || box.right > right + near)
        tell('spilt', text, line, `${nameOf(element)} ${Math.round(left - box.left)} ${Math.round(box.right - right)}`);
      break;
    }

  // What a field says before something is written, and what a closed list shows, is drawn by the browser.
  const canvas = document.createElement('canvas').getContext('2d');
  for (const element of all) {
    if (modal && !above(element).includes(modal)) continue;
    const isList = element instanceof HTMLSelectElement && !element.multiple;
    if (!canvas || !(isList || element instanceof HTMLInputElement)) continue;
    const text = isList ? (element.selectedOptions[0]?.textContent ?? '') : (element as HTMLInputElement).placeholder;
    const style = styleOf(element);
    if (!isList && ends(style)) continue;
    if (!text || above(element).some(isForEars) || parseFloat(style.opacity) === 0) continue;
    canvas.font = style.font;
    const room = element.clientWidth - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd);
    const needs = canvas.measureText(text).width;
    if (needs > room + near) tell('cut', text, above(element), `its own ${Math.round(needs)} in ${Math.round(room)}`);
  }

  // Overlap: two texts on one place. What lies over the page on purpose is looked at by itself.
  const layerOf = (line: readonly Element[]) =>
    line.find(
      (element) =>
        covers.includes(element) ||
        ['fixed', 'sticky'].includes(styleOf(element).position) ||
        element.matches('dialog, .toast'),
    ) ?? document.body;
  /** What is seen of a line; null where nothing is. */
  const seen = (line: Line): Line | null => {
    let { left, right, top, bottom } = line.box;
    for (const element of line.above) {
      const { overflowX, overflowY } = styleOf(element);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const own = element.getBoundingClientRect();
      [left, right] = [Math.max(left, own.left), Math.min(right, own.right)];
      [top, bottom] = [Math.max(top, own.top), Math.min(bottom, own.bottom)];
    }
    return right - left > near && bottom - top > near ? { ...line, box: { left, right, top, bottom } } : null;
  };
  const shown = lines
    .map(seen)
    .filter((line) => line !== null)
    .sort((one, other) => one.box.top - other.box.top);
  shown.forEach((one, index) => {
    for (const other of shown.slice(index + 1)) {
      // A quarter of a line: letters with marks reach into the next line.
      const high = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      if (other.box.top >= one.box.bottom) break;
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const least = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
      if (wide < 3 || high < least * 0.4 || one.of === other.of) continue;
      if (one.above.includes(other.of) || other.above.includes(one.of)) continue;
      if (layerOf(one.above) !== layerOf(other.above)) continue;
      if ([...one.above, ...other.above].some((element) => element.matches(stamps))) continue;
      tell('overlap', `${short(one.text)} | ${short(other.text)}`, one.above, placeOf(other.above));
    }
  });

  // Wide: the page scrolls sideways.
  const page = document.scrollingElement ?? document.documentElement;
  if (page.scrollWidth > page.clientWidth + 1)
    faults.push({ kind: 'wide', text: '', at: 'page', by: `${page.scrollWidth} of ${page.clientWidth}` });
  return faults.filter(
    (fault, index) => faults.findIndex((other) => JSON.stringify(other) === JSON.stringify(fault)) === index,
  );
}
