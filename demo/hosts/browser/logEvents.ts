import { eventNames } from './eventNames.ts';

const kept = 200;

/** As text: functions by a sign, and nothing that could sign somebody in. */
const shown = (detail: unknown) => JSON.stringify(detail, (key, value: unknown) => (typeof value === 'function' ? 'ƒ' : /token|ticket/i.test(key) ? '…' : value), 1)?.replace(/\n\s*/g, ' ') ?? '';

/** Shows what the elements tell the page, in the panel at its foot. */
export function logEvents(): void {
  const [list, count, clear] = ['#log', '#log-count', '#log-clear'].map((selector) => document.querySelector<HTMLElement>(selector));
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
    line.append(part('time', new Date().toLocaleTimeString('en-GB')), part('code', event.defaultPrevented ? `${event.type} · preventDefault()` : event.type), part('span', from, 'tag'), part('code', shown((event as CustomEvent).detail)));
    list.append(line);
    if (list.childElementCount > kept) list.firstElementChild?.remove();
    count.textContent = String(++told);
    list.scrollTop = list.scrollHeight;
  };
  // It covers the foot of the window: whoever scrolls there is told, and so are frames, whose dialogs keep clear of it.
  const panel = list.closest<HTMLElement>('.log');
  const covered = new ResizeObserver(() => {
    document.documentElement.style.scrollPaddingBlockEnd = getComputedStyle(panel!).position === 'sticky' ? `${panel!.offsetHeight}px` : '';
    dispatchEvent(new Event('resize'));
  });
  if (panel) covered.observe(panel);
  for (const name of eventNames) document.addEventListener(name, log);
  clear.addEventListener('click', () => {
    list.replaceChildren();
    count.textContent = String((told = 0));
  });
}
