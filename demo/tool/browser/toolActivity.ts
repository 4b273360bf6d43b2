import type { ActivityName } from '../experiments.ts';
import type { LaunchData } from '../pages.ts';
import { toolTexts } from '../texts.ts';
import { filled, make } from './dom.ts';
import { gelActivity } from './gelActivity.ts';
import { platformPage } from './platform.ts';
import { quizActivity } from './quizActivity.ts';

interface Told {
  readonly activity: ActivityName;
  readonly seed: number;
  readonly state: unknown;
  readonly score: number | null;
  readonly reports: boolean;
  readonly back?: string;
}

const place = document.querySelector<HTMLElement>('#tool') ?? document.body;
const data = JSON.parse(place.dataset['launch'] ?? '{}') as LaunchData;
const words = toolTexts[data.language];
const platform = platformPage(data.platform);
let session = data.session;

async function call(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Told> {
  const reply = await fetch(path, {
    method,
    headers: { authorization: `Bearer ${session}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    keepalive: method !== 'GET',
  });
  if (!reply.ok) throw new Error(String(reply.status));
  return (await reply.json()) as Told;
}

/** Proves that this browser began the launch, by the state that the platform's page has kept. */
async function prove(): Promise<boolean> {
  if (session) return true;
  const key = `state-${data.key}`;
  const kept = await platform.ask('lti.get_data', { key });
  const reply = await fetch('/prove', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pending: data.pending, state: kept?.['value'] }),
  });
  if (!reply.ok) return false;
  session = ((await reply.json()) as { readonly session: string }).session;
  void platform.ask('lti.put_data', { key, value: null });
  return true;
}

function show(told: Told): void {
  const locked = told.score !== null;
  const status = make('p', { role: 'status', class: 'status' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kept = told.state;
  const changed = (state: unknown) => {
    kept = state;
    clearTimeout(timer);
    timer = setTimeout(() => void call('PUT', '/attempt', state).catch(() => undefined), 400);
  };
  const draw = told.activity === 'electrophoresis' ? gelActivity : quizActivity(told.activity);
  const { title, intro, content, answers } = draw({
    words,
    language: data.language,
    seed: told.seed,
    state: told.state,
    locked,
    changed,
  });
  const say = (text: string) => {
    status.textContent = text;
    void platform.ask('lti.screenReaderAlert', { body: text });
  };
  const handIn = make('button', { type: 'button', class: 'main' }, words.handIn);
  handIn.addEventListener('click', () => {
    const list = answers();
    if (!list) return say(words.incomplete);
    clearTimeout(timer);
    handIn.disabled = true;
    say(words.sending);
    call('POST', '/result', { answers: list, state: kept }).then(
      (next) => {
        show(next);
        document.querySelector<HTMLElement>('.status')?.focus();
      },
      () => {
        handIn.disabled = false;
        say(words.notSent);
      },
    );
  });
  const again = make('button', { type: 'button' }, words.again);
  again.addEventListener('click', () => void call('POST', '/again', {}).then(show));
  const leave = make('button', { type: 'button' }, words.leave);
  leave.addEventListener('click', () => {
    const back = new URL(told.back ?? data.platform);
    back.searchParams.set('lti_msg', words.left);
    location.assign(back);
  });
  if (locked) status.textContent = filled(words.sent, { score: told.score });
  else if (told.state !== null) status.textContent = words.restored;
  place.replaceChildren(
    make('h1', {}, title),
    make('p', {}, intro),
    ...(told.reports ? [] : [make('p', { class: 'note' }, words.watching)]),
    ...content,
    status,
    make('p', { class: 'buttons' }, locked ? again : handIn, told.back !== undefined && leave),
  );
}

const fit = () =>
  void platform.ask('lti.frameResize', { height: Math.ceil(place.getBoundingClientRect().bottom + 24) });

document.title = words.brand;
if (await prove()) {
  try {
    show(await call('GET', '/attempt'));
  } catch {
    place.replaceChildren(make('h1', {}, words.failed), make('p', {}, words.failedText));
  }
  new ResizeObserver(fit).observe(place);
} else place.replaceChildren(make('h1', {}, words.failed), make('p', {}, words.noProof));
