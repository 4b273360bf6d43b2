import type { LaunchFacts, LaunchItem } from './launchFacts.ts';
import type { Ways } from './runtime.ts';

/** The visible launch page. */
export interface Stage {
  /** Shows a content; the one before it goes first, with its last commits. */
  readonly show: (item: LaunchItem, begin: () => void) => Promise<void>;
  /** Removes the content. */
  readonly clear: (text: string) => Promise<void>;
  /** Marks the playing content, the complete ones, and the ways from here. */
  readonly mark: (current: string | null, done: ReadonlySet<string>, ways: Ways) => void;
  readonly failed: () => void;
}

export interface StageDeps {
  readonly facts: LaunchFacts;
  readonly contents: readonly LaunchItem[];
  readonly onWish: (wish: 'next' | 'previous' | { readonly id: string }) => void;
}

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** Where there is more than one content, their list is beside the frame. */
const isListed = (contents: readonly LaunchItem[]) => contents.length > 1;

/** Draws the launch page: the frame, and for several contents their list and the ways through them (SCORM-14). */
export function createStage({ facts, contents, onWish }: StageDeps): Stage {
  const { texts } = facts;
  const stage = document.querySelector<HTMLElement>('#stage') ?? document.body;
  const wait = document.querySelector<HTMLElement>('#wait');
  const frame = make('iframe', { name: 'content', allow: 'unload; fullscreen' });
  const message = make('p', { id: 'message', hidden: true });
  message.setAttribute('role', 'status');
  const buttons = new Map<string, HTMLButtonElement>();
  const way = (name: 'previous' | 'next') =>
    make('button', { type: 'button', textContent: texts[name], onclick: () => onWish(name) });
  const [previous, next] = [way('previous'), way('next')];

  const entry = (item: LaunchItem): HTMLLIElement | null => {
    if (!item.visible) return null;
    const below = item.children.flatMap((child) => entry(child) ?? []);
    const title = item.title || texts.frame;
    const line = make('li');
    if (item.href === null) line.append(make('span', { textContent: title }));
    else {
      const button = make('button', { type: 'button', onclick: () => onWish({ id: item.id }) });
      button.append(
        make('span', { textContent: title }),
        make('span', { className: 'mark', hidden: true, textContent: texts.done }),
      );
      buttons.set(item.id, button);
      line.append(button);
    }
    if (below.length > 0) line.append(make('ul', {}, ...below));
    return line;
  };
  if (isListed(contents)) {
    const list = make('details', { className: 'contents', open: window.innerWidth > 720 });
    const nav = make('nav', {}, make('ul', {}, ...facts.items.flatMap((item) => entry(item) ?? [])));
    nav.setAttribute('aria-label', texts.contents);
    list.append(make('summary', { textContent: texts.contents }), nav);
    const turn = make('div', { className: 'turn' }, previous, next);
    stage.append(list, make('div', { className: 'play' }, turn, message, frame));
  } else stage.append(message, frame);

  /** Leads the frame to an empty page, and waits until the content in it has gone. */
  const empty = () =>
    new Promise<void>((resolve) => {
      if (!frame.src || frame.src === 'about:blank') return resolve();
      frame.addEventListener('load', () => resolve(), { once: true });
      frame.src = 'about:blank';
    });
  const ready = () => {
    if (wait) wait.hidden = true;
    stage.hidden = false;
  };

  return {
    async show(item, begin) {
      await empty();
      begin();
      ready();
      message.hidden = true;
      frame.hidden = false;
      frame.title = item.title || facts.title;
      frame.src = `package/${item.href ?? ''}`;
    },
    async clear(text) {
      await empty();
      ready();
      frame.hidden = true;
      message.textContent = text;
      message.hidden = false;
    },
    mark(current, done, ways) {
      previous.disabled = !ways.previous;
      next.disabled = !ways.next;
      for (const [id, button] of buttons) {
        if (id === current) button.setAttribute('aria-current', 'true');
        else button.removeAttribute('aria-current');
        button.disabled = id !== current && !ways.mayChoose(id);
        const mark = button.querySelector<HTMLElement>('.mark');
        if (mark) mark.hidden = !done.has(id);
      }
    },
    failed() {
      if (wait) {
        wait.hidden = false;
        wait.textContent = texts.failed;
      }
      stage.hidden = true;
    },
  };
}
