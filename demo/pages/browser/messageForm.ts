import { elementAt as at } from './elementAt.ts';
import { textOf } from './page.ts';

interface Example {
  readonly kind: 'call' | 'event';
  readonly body: Readonly<Record<string, unknown>>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Makes the page's form send messages.
 * @param examples the messages to send, each with a body to begin with
 * @returns a function that shows in the form why something cannot be sent: it takes the key of a text
 */
export function messageForm(
  examples: Readonly<Record<string, Example>>,
  isOpen: () => boolean,
  send: (kind: Example['kind'], name: string, body: Example['body']) => void,
): (key: string) => void {
  const [name, body, problem] = [at<HTMLSelectElement>('name'), at<HTMLTextAreaElement>('body'), at('problem')];
  const say = (key: string) => {
    problem.textContent = key && textOf(document.documentElement.lang, key);
    body.setAttribute('aria-invalid', String(key !== ''));
  };
  const fill = () => {
    body.value = JSON.stringify(examples[name.value]?.body ?? {}, null, 2);
    say('');
  };
  at('form').addEventListener('submit', (event) => {
    event.preventDefault();
    let read: unknown;
    try {
      read = JSON.parse(body.value);
    } catch {
      return say('noJson');
    }
    if (!isRecord(read)) return say('noJson');
    if (!isOpen()) return say('notOpen');
    say('');
    const example = examples[name.value];
    if (example) send(example.kind, name.value, read);
  });
  name.addEventListener('change', fill);
  fill();
  return say;
}
