import { distanceOf, gelLength, ladder, runLimits, samplesOf } from '../gel.ts';
import type { ToolWords } from '../texts.ts';
import { draw, filled, make } from './dom.ts';
import type { ActivityView } from './activityView.ts';

interface GelState {
  readonly volts: number;
  readonly minutes: number;
  readonly ran: boolean;
  readonly estimates: readonly string[];
}

const begun: GelState = { volts: 100, minutes: 45, ran: false, estimates: ['', '', ''] };

/** The gel as a picture: the ladder with its lengths, and three samples. A band that has run off its end is not drawn. */
function picture(words: ToolWords, seed: number, { volts, minutes }: GelState): SVGElement {
  const [left, lane, top] = [46, 56, 16];
  const bands = (fragments: readonly number[], at: number, named: boolean) =>
    fragments.flatMap((length) => {
      const far = distanceOf(length, volts, minutes);
      if (far > gelLength) return [];
      const y = top + 8 + Math.max(0, far) * 4;
      const x = left + at * lane;
      return [
        draw('rect', { x: x + 8, y, width: 40, height: 4, rx: 2, class: 'band' }),
        ...(named ? [draw('text', { x: x - 2, y: y + 5, class: 'length' }, String(length))] : []),
      ];
    });
  return draw(
    'svg',
    {
      'viewBox': `0 0 ${left + 4 * lane + 8} ${top + gelLength * 4 + 20}`,
      'role': 'img',
      'aria-label': filled(words.gelPicture, { minutes, volts }),
      'class': 'gel',
    },
    draw('rect', { x: left, y: top, width: 4 * lane, height: gelLength * 4 + 16, rx: 6, class: 'slab' }),
    ...[0, 1, 2, 3].map((at) =>
      draw('rect', { x: left + at * lane + 8, y: top + 2, width: 40, height: 4, class: 'well' }),
    ),
    ...bands(ladder, 0, true),
    ...samplesOf(seed).flatMap((length, index) => bands([length], index + 1, false)),
  );
}

/** The distances in words, for people who do not see the picture. */
function table(words: ToolWords, seed: number, { volts, minutes }: GelState): HTMLElement {
  const row = (name: string, length: number) => {
    const far = distanceOf(length, volts, minutes);
    const told = far > gelLength ? words.off : filled(words.far, { n: Math.max(0, Math.round(far)) });
    return make('tr', {}, make('th', { scope: 'row' }, name), make('td', {}, told));
  };
  return make(
    'table',
    {},
    make(
      'tbody',
      {},
      ...ladder.map((length) => row(`${words.ladder} ${length} ${words.bp}`, length)),
      ...samplesOf(seed).map((length, index) => row(filled(words.sample, { n: index + 1 }), length)),
    ),
  );
}

/** Gel electrophoresis: how long are the fragments of three samples? */
export const gelActivity: ActivityView = ({ words, seed, state, locked, changed }) => {
  let now = { ...begun, ...(state as Partial<GelState> | null) };
  const keep = (change: Partial<GelState>) => {
    now = { ...now, ...change };
    changed(now);
  };
  const field = (
    label: string,
    value: string,
    limits: { least: number; most: number },
    take: (text: string) => void,
  ) => {
    const input = make('input', {
      type: 'number',
      inputmode: 'numeric',
      min: String(limits.least),
      max: String(limits.most),
      value,
      ...(locked && { disabled: '' }),
    });
    input.addEventListener('input', () => take(input.value));
    return make('label', {}, make('span', {}, label), input);
  };
  const shown = make('div', { class: 'shown' });
  const show = () => {
    if (now.ran) shown.replaceChildren(picture(words, seed, now), table(words, seed, now));
  };
  const run = make('button', { type: 'button', ...(locked && { disabled: '' }) }, words.run);
  const within = (text: number, { least, most }: { least: number; most: number }) =>
    Math.min(most, Math.max(least, text || least));
  run.addEventListener('click', () => {
    keep({
      ran: true,
      volts: within(now.volts, runLimits.volts),
      minutes: within(now.minutes, runLimits.minutes),
    });
    show();
  });
  show();
  const settings = make(
    'div',
    { class: 'settings' },
    field(words.volts, String(now.volts), runLimits.volts, (text) => keep({ volts: Number(text) })),
    field(words.minutes, String(now.minutes), runLimits.minutes, (text) => keep({ minutes: Number(text) })),
    run,
  );
  const estimates = make(
    'div',
    { class: 'settings' },
    ...now.estimates.map((text, index) =>
      field(filled(words.estimate, { n: index + 1 }), text, { least: 1, most: 20_000 }, (value) =>
        keep({ estimates: now.estimates.map((one, at) => (at === index ? value : one)) }),
      ),
    ),
  );
  return {
    title: words.gel,
    intro: words.gelIntro,
    content: [settings, shown, estimates],
    answers: () => {
      const list = now.estimates.map(Number);
      return list.every((one) => one > 0) ? list : null;
    },
  };
};
