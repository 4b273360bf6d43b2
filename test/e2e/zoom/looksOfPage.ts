// Runs in the page: what is wrong with how it is drawn. Each function stands for itself, since it is sent there alone.

/** What reaches over the side of the window, and does not scroll within a part of its own (1.4.10). */
export function sideways(): string[] {
  const roots: (Document | ShadowRoot)[] = [document];
  const found: string[] = [];
  const over = document.documentElement.scrollWidth - innerWidth;
  if (over > 0) found.push(`the page is ${over} px too wide`);
  for (const root of roots)
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || (right <= innerWidth + 1 && left >= -1)) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      let isInside = false;
      for (let at: Node | null = element; at; at = at.parentNode ?? (at instanceof ShadowRoot ? at.host : null)) {
        if (!(at instanceof Element)) continue;
        const { overflowX, position, clipPath } = getComputedStyle(at);
        if (
          /auto|scroll|hidden|clip/.test(overflowX) ||
          clipPath !== 'none' ||
          (position === 'fixed' && at !== element)
        )
          isInside = true;
      }
      if (!isInside) found.push(`${element.localName}.${element.className} reaches from ${left} to ${right}`);
    }
  return found;
}

/** Texts that are cut: by their own box, and not on purpose with dots at a last line. Each by its words. */
export function cutTexts(): string[] {
  const roots: (Document | ShadowRoot)[] = [document];
  const found: string[] = [];
  for (const root of roots)
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      if (!(element instanceof HTMLElement) || !element.checkVisibility({ visibilityProperty: true })) continue;
      const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!words || element.clientWidth < 4) continue;
      const { overflowX, overflowY, webkitLineClamp, textOverflow } = getComputedStyle(element);
      if (webkitLineClamp !== 'none' || textOverflow === 'ellipsis') continue;
      const isCut =
        (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 2) ||
        (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 2);
      if (isCut) found.push(`${element.localName}.${element.className}: ${element.textContent.trim().slice(0, 50)}`);
    }
  return found;
}

/** Gives every text the spacing that a reader may set (1.4.12). */
export function spaceTexts(): void {
  const roots: (Document | ShadowRoot)[] = [document];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
     p { margin-block-end: 2em !important }`,
  );
  for (const root of roots) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
  }
}

/** What goes on moving where less motion is asked for (2.3.3, 2.2.2). */
export function moving(): string[] {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots)
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
  return roots
    .flatMap((root) => root.getAnimations())
    .filter(
      ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().activeDuration) > 20,
    )
    .map(({ effect }) => {
      const { target } = effect as KeyframeEffect;
      return `${target?.localName}.${target?.className} moves`;
    });
}

/** Whether what is chosen looks like its neighbours: where colours are the system's, something else has to tell it (1.4.1, 1.4.11). */
export function unmarked(): string[] {
  const roots: (Document | ShadowRoot)[] = [document];
  const found: string[] = [];
  const chosen = '[aria-pressed=true], [aria-selected=true], [aria-current]:not([aria-current=false])';
  const look = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((one) => [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(one, pseudo)))
      .map((style) =>
        [
          style.color,
          style.backgroundColor,
          style.borderColor,
          style.borderWidth,
          style.borderStyle,
          style.fontWeight,
          style.textDecorationLine,
          style.outlineStyle,
          style.content,
          style.opacity,
          style.display,
        ].join(),
      )
      .join('|');
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
    for (const one of root.querySelectorAll<HTMLElement>(chosen)) {
      if (!one.checkVisibility()) continue;
      const place = one.closest('ul, ol, nav, [role=tablist], [role=group], [role=tree], [role=listbox]');
      const role = one.getAttribute('role');
      const other = [...(place?.querySelectorAll<HTMLElement>(role ? `[role=${role}]` : one.localName) ?? [])].find(
        (each) => each !== one && !each.matches(chosen) && each.checkVisibility(),
      );
      if (other && look(one) === look(other)) found.push(`${one.localName}.${one.className} ${one.textContent.trim()}`);
    }
  }
  return found;
}
