import { elementAt } from './elementAt.ts';
import type { Message } from './hostByHand.ts';
import { make, said } from './make.ts';

const most = 200;

/**
 * Writes each message into the page's list, newest last.
 * @param words keys of the names of the two directions: incoming and outgoing
 */
export function messageList(words: Readonly<Record<'in' | 'out', string>>) {
  const [list, count] = [elementAt('messages'), elementAt('messages-count')];
  const asked = new Map<string, string>();
  let total = 0;
  elementAt('empty').addEventListener('click', () => {
    list.replaceChildren();
    count.textContent = String((total = 0));
  });

  /** @returns the message in words: its kind, and its name or that of the call it answers */
  return (way: 'in' | 'out', message: Message): string => {
    const body = JSON.stringify(message.body ?? {}, null, 1);
    const what = [message.kind, message.name ?? asked.get(message.re ?? '') ?? ''].filter(Boolean).join(' ');
    list.append(
      make(
        'li',
        { 'data-way': way },
        said(words[way]),
        make('code', {}, what),
        make('pre', {}, body.length > 2000 ? `${body.slice(0, 200)} … (${body.length})` : body),
      ),
    );
    if (list.childElementCount > most) list.firstElementChild?.remove();
    list.scrollTop = list.scrollHeight;
    count.textContent = String((total += 1));
    if (way === 'out' && message.kind === 'call') asked.set(message.id, message.name ?? '');
    return what;
  };
}
