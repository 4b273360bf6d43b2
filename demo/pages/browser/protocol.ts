// The page that tries the protocol out: the messages in both directions, and a form for each message of a host. The host itself is in
// hostByHand.ts.
import { pageTitle } from '../../hosts/browser/pageTitle.ts';
import { switchPreferences } from '../../hosts/browser/switchPreferences.ts';
import { hostExamples } from '../hostExamples.ts';
import { elementAt as at } from './elementAt.ts';
import { hostByHand } from './hostByHand.ts';
import { messageForm } from './messageForm.ts';
import { messageList } from './messageList.ts';

const frame = at<HTMLIFrameElement>('frame');
const answer = at('answer');
const write = messageList({ in: 'fromPage', out: 'toPage' });
const first = new URL(frame.dataset['src'] ?? '');
// Links in the frame have this page's address, followed by the path that they lead to.
const host = hostByHand(
  frame,
  first.origin,
  (path) => `${location.origin}${location.pathname}#${path}`,
  (way, message) => {
    const what = write(way, message);
    if (way === 'in' && ['ready', 'reply', 'error', 'bye'].includes(message.kind))
      answer.textContent = `${what} ${JSON.stringify(message.body ?? {})}`;
  },
);
const load = () => {
  answer.textContent = '';
  const path = location.hash.slice(1);
  frame.src = /^\/learn(\/|$)/.test(path) ? first.origin + path : first.href;
};
const say = messageForm(hostExamples, host.isOpen, host.send);

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
  if (which && which !== 'wrongNonce' && !host.isOpen()) say('notOpen');
  else broken[which]?.();
});
at('again').addEventListener('click', load);
switchPreferences();
pageTitle();
load();
