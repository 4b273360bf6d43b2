import axe from 'axe-core';
import type { FeatureState } from '../../../widgets/workbench/featureState.ts';
import type { Options } from '../../../src/port/options.ts';
import { exhibits } from '../../../widgets/workbench/exhibits.ts';
import { stageState, type Staged } from '../../../widgets/workbench/stageState.ts';

// The browser reports this error when sizes change while sizes are being reported; the rest is reported a frame later. Nothing failed, and
// the frame depends on the machine.
addEventListener(
  'error',
  (event) => /^ResizeObserver loop/.test(event.message) && event.stopImmediatePropagation(),
  true,
);

const staged = new Set<Staged>();

/** The states of a tag. */
export function statesOf(tag: string): readonly FeatureState[] {
  return exhibits.find(({ manifest }) => manifest.tag === tag)!.states;
}

/** Brings the real element of a tag into a state, by name or as given, and waits until it is reached. */
export async function show(
  tag: string,
  state: string | FeatureState,
  options: Options & {
    readonly width?: string;
    readonly await?: boolean;
    readonly storage?: Storage;
    readonly toasts?: boolean;
  } = {},
): Promise<
  Staged & {
    readonly find: (selector: string) => HTMLElement | null;
    readonly all: (selector: string) => HTMLElement[];
  }
> {
  const exhibit = exhibits.find(({ manifest }) => manifest.tag === tag)!;
  const { width = '1000px', await: waits = true, ...given } = options;
  const place = document.createElement('div');
  place.style.inlineSize = width;
  document.body.append(place);
  const wanted = typeof state === 'string' ? exhibit.states.find(({ name }) => name === state)! : state;
  const made = await stageState(exhibit, wanted, place, { theme: 'light', ...given });
  staged.add(made);
  if (waits) await made.settled;
  else made.settled.catch(() => undefined);
  const root = made.element.shadowRoot!;
  return {
    ...made,
    find: (selector) => root.querySelector(selector),
    all: (selector) => [...root.querySelectorAll<HTMLElement>(selector)],
  };
}

/** Removes all elements that were shown. */
export function clear(): void {
  for (const one of staged) one.destroy();
  staged.clear();
  document.body.replaceChildren();
}

/** The faults that axe-core finds in an element, as readable lines; with `only`, the faults that these rules find. */
export async function faults(element: Element, only?: string | readonly string[]): Promise<string[]> {
  const found = await inspect(element, only);
  // A notice may arrive and fade in while axe runs. A real fault is still there at the second run.
  return found.length ? inspect(element, only) : found;
}

/** Finishes animations and transitions in an element: during a transition a colour is neither its first nor its last one. */
export function finishMotion(element: Element): void {
  const passing =
    element.shadowRoot?.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity) ?? [];
  for (const animation of passing) animation.finish();
}

async function inspect(element: Element, only?: string | readonly string[]): Promise<string[]> {
  finishMotion(element);
  const asked = only
    ? { runOnly: { type: 'rule' as const, values: [only].flat() } }
    : { rules: { region: { enabled: false } } };
  const { violations } = await axe.run(element, asked);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary ?? ''}`),
  );
}
