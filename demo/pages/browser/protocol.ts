// The page that tries the protocol out: what crosses, both ways, and a form for each message of a host's. The host itself is in hostByHand.ts.
import { switchPreferences } from '../../hosts/browser/switchPreferences.ts';
import { hostExamples } from '../hostExamples.ts';
import { hostByHand, type Message } from './hostByHand.ts';

const shown = 200;
const at = <E extends HTMLElement>(id: string) => document.getElementById(id) as E;
const texts = JSON.parse(at('texts').textContent) as Readonly<Record<string, Readonly<Record<string, string>>>>;
const textOf = (key: string) => texts[document.documentElement.lang]?.[key] ?? key;

const frame = at<HTMLIFrameElement>('frame');
const [list, count, answer, problem] = [at('messages'), at('messages-count'), at('answer'), at('problem')];
const [name, body] = [at<HTMLSelectElement>('name'), at<HTMLTextAreaElement>('body')];
const asked = new Map<string, string>();
let total = 0;

function part(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function show(way: 'in' | 'out', message: Message) {
  const said = JSON.stringify(message.body ?? {}, null, 1);
  const line = document.createElement('li');
  const arrow = part('span', textOf(way === 'in' ? 'fromPage' : 'toPage'));
  arrow.dataset['text'] = way === 'in' ? 'fromPage' : 'toPage';
  const what = [message.kind, message.name ?? asked.get(message.re ?? '') ?? ''].filter(Boolean).join(' ');
  line.append(arrow, part('code', what), part('pre', said.length > 2000 ? `${said.slice(0, 200)} … (${said.length})` : said));
  line.dataset['way'] = way;
  list.append(line);
  if (list.childElementCount > shown) list.firstElementChild?.remove();
  list.scrollTop = list.scrollHeight;
  count.textContent = String((total += 1));
  if (way === 'out' && message.kind === 'call') asked.set(message.id, message.name ?? '');
  if (way === 'in' && ['ready', 'reply', 'error', 'bye'].includes(message.kind)) answer.textContent = `${what} ${JSON.stringify(message.body ?? {})}`;
}

const first = new URL(frame.dataset['src']!);
// Links in the frame are this page's, with the path that they lead to behind it.
const host = hostByHand(frame, first.origin, (path) => `${location.origin}${location.pathname}#${path}`, show);
const load = () => {
  answer.textContent = '';
  const path = location.hash.slice(1);
  frame.src = /^\/learn(\/|$)/.test(path) ? first.origin + path : first.href;
};

const fill = () => {
  body.value = JSON.stringify(hostExamples[name.value as keyof typeof hostExamples].body, null, 2);
  say('');
};
function say(text: string) {
  problem.textContent = text;
  body.setAttribute('aria-invalid', String(text !== ''));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

at('form').addEventListener('submit', (event) => {
  event.preventDefault();
  let read: unknown;
  try {
    read = JSON.parse(body.value);
  } catch {
    return say(textOf('noJson'));
  }
  if (!isRecord(read)) return say(textOf('noJson'));
  if (!host.isOpen()) return say(textOf('notOpen'));
  say('');
  host.send(hostExamples[name.value as keyof typeof hostExamples].kind, name.value, read);
});

const broken: Readonly<Record<string, () => void>> = {
  wrongNonce: () => {
    host.lieOnce();
    load();
  },
  wrongChannel: () => host.send('call', 'ping', {}, { ch: 'wrong' }),
  unknownCall: () => host.send('call', 'no.such', {}),
  tooLarge: () => host.send('call', 'ping', { text: 'x'.repeat(70_000) }),
  flood: () => {
    for (let sent = 0; sent < 80; sent += 1) host.send('call', 'ping', { text: String(sent) });
  },
};
at('broken').addEventListener('click', ({ target }) => {
  const which = (target as Element).closest<HTMLElement>('[data-broken]')?.dataset['broken'] ?? '';
  if (which && which !== 'wrongNonce' && !host.isOpen()) say(textOf('notOpen'));
  else broken[which]?.();
});
at('again').addEventListener('click', load);
at('empty').addEventListener('click', () => {
  list.replaceChildren();
  count.textContent = String((total = 0));
});
name.addEventListener('change', fill);
switchPreferences();
fill();
load();
