// The page that plays the academy's part in a host's frame: it checks each duty of a host, and shows the messages in both directions. The
// academy's end by hand is in framedByHand.ts, the checks in hostChecks.ts.
import { frameExamples } from '../frameExamples.ts';
import { elementAt as at } from './elementAt.ts';
import { framedByHand, type Answer, type Terms } from './framedByHand.ts';
import { advisedChecks, hostChecks, type CheckedHost } from './hostChecks.ts';
import { make, said } from './make.ts';
import { messageForm } from './messageForm.ts';
import { messageList } from './messageList.ts';
import { choose } from './page.ts';

const [host, sum, again] = [at('host'), at('sum'), at<HTMLButtonElement>('again')];
const write = messageList({ in: 'fromHost', out: 'toHost' });
const page = framedByHand((way, message) => {
  const what = write(way, message);
  if (way === 'in' && ['reply', 'error', 'bye'].includes(message.kind))
    at('answer').textContent = `${what} ${JSON.stringify(message.body ?? {})}`;
});
let [caps, checking]: [readonly unknown[], boolean] = [[], false];

/** The frame becomes as high as the page, as with the academy's pages. */
const tellHeight = () => {
  if (!checking && page.isOpen() && caps.includes('size'))
    page.tell('size', { height: Math.min(20_000, Math.ceil(document.body.getBoundingClientRect().height)) });
};
new ResizeObserver(tellHeight).observe(document.body);

type Outcome = 'open' | 'held' | 'broken' | 'absent' | 'advised';

/** Shows the outcome of a check beside it. */
function mark(key: string, outcome: Outcome) {
  const line = at(`check-${key}`);
  line.dataset['outcome'] = outcome;
  line.querySelector('output')?.replaceChildren(outcome === 'open' ? '' : said(outcome));
}

/** @param good null where the host does not offer what the check asks for */
function outcomeOf(key: string, good: boolean | null): Outcome {
  if (good === null) return 'absent';
  if (good) return 'held';
  return key in advisedChecks ? 'advised' : 'broken';
}

async function hear(): Promise<CheckedHost | null> {
  if (parent === window) return null;
  const hello = page.hello();
  let answer: Answer | undefined;
  // A host may be slower than its frame.
  for (const time of [1000, 2000, 3000, 4000]) {
    [answer] = await page.answersTo(hello, time, 1);
    if (answer) break;
  }
  if (answer?.message.kind !== 'welcome') return null;
  const terms: Terms = answer.message.body ?? {};
  caps = Array.isArray(terms.caps) ? terms.caps : [];
  page.accept(answer);
  const { locale } = (terms.config ?? {}) as { readonly locale?: unknown };
  choose('language', String(locale).startsWith('ar') ? 'ar' : 'en');
  return { page, hello, answer, terms, caps };
}

async function run() {
  checking = true;
  again.disabled = true;
  const all = { ...hostChecks, ...advisedChecks };
  for (const key of Object.keys(all)) mark(key, 'open');
  host.replaceChildren(said('asking'));
  sum.textContent = '';
  const heard = await hear();
  host.replaceChildren(
    ...(heard ? [make('bdi', {}, heard.answer.origin), ' · ', make('code', {}, caps.join(' '))] : [said('noHost')]),
  );
  let [held, asked] = [0, 0];
  for (const [key, check] of Object.entries(all)) {
    if (!heard) break;
    const good = await Promise.resolve(check(heard)).catch(() => false);
    mark(key, outcomeOf(key, good));
    if (good === null || key in advisedChecks) continue;
    asked += 1;
    if (good) held += 1;
  }
  if (heard)
    sum.replaceChildren(
      make('bdi', { dir: 'ltr' }, `${held} / ${asked}`),
      ' ',
      said(held === asked ? 'allHold' : 'notAllHold'),
    );
  sum.dataset['outcome'] = heard && held === asked ? 'held' : 'broken';
  checking = false;
  again.disabled = false;
  tellHeight();
}

messageForm(
  frameExamples,
  page.isOpen,
  (kind, name, body) => void (kind === 'call' ? page.answer(name, body) : page.tell(name, body)),
);
again.addEventListener('click', () => void run());
void run();
