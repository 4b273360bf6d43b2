import { eventNames } from './eventNames.ts';

const kept = 200;

/** A value as text: functions become a sign, and values that could sign somebody in are hidden. */
const shown = (detail: unknown) => JSON.stringify(detail, shownValue, 1)?.replace(/\n\s*/g, ' ') ?? '';

function shownValue(key: string, value: unknown): unknown {
  if (typeof value === 'function') return 'ƒ';
  return /token|ticket/i.test(key) ? '…' : value;
}

/** Shows the events of the elements, in the panel at the page's foot. */
export function logEvents(): void {
  const [list, count, clear] = ['#log', '#log-count', '#log-clear'].map((selector) =>
    document.querySelector<HTMLElement>(selector),
  );
  if (!list || !count || !clear) return;
  let told = 0;
  const part = (tag: string, text: string, name = '') => {
    const element = document.createElement(tag);
    element.textContent = text;
    element.className = name;
    return element;
  };
  const log = (event: Event) => {
    const line = document.createElement('li');
    line.dataset['event'] = event.type;
    const from = event.target instanceof Element ? event.target.localName : 'document';
    line.append(
      part('time', new Date().toLocaleTimeString('en-GB')),
      part('code', event.defaultPrevented ? `${event.type} · preventDefault()` : event.type),
      part('span', from, 'tag'),
      part('code', shown((event as CustomEvent).detail)),
    );
    list.append(line);
    if (list.childElementCount > kept) list.firstElementChild?.remove();
    count.textContent = String(++told);
    list.scrollTop = list.scrollHeight;
  };
  const panel = list.closest<HTMLElement>('.log');
  if (panel) keepClearOf(panel);
  for (const name of eventNames) document.addEventListener(name, log);
  clear.addEventListener('click', () => {
    list.replaceChildren();
    count.textContent = String((told = 0));
  });
}

/** The panel covers the foot of the window: scrolling stops above it, and dialogs in frames keep clear of it. */
function keepClearOf(panel: HTMLElement): void {
  const covered = new ResizeObserver(() => {
    const isSticky = getComputedStyle(panel).position === 'sticky';
    document.documentElement.style.scrollPaddingBlockEnd = isSticky ? `${panel.offsetHeight}px` : '';
    dispatchEvent(new Event('resize'));
  });
  covered.observe(panel);
}
