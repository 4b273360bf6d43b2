import axe from 'axe-core';
import type { FeatureState } from '../../../src/runtime/featureState.ts';
import type { Options } from '../../../src/runtime/options.ts';
import { exhibits } from '../../../widgets/workbench/exhibits.ts';
import { stageState, type Staged } from '../../../widgets/workbench/stageState.ts';

const staged = new Set<Staged>();

/** The states of a tag. */
export function statesOf(tag: string): readonly FeatureState[] {
  return exhibits.find(({ manifest }) => manifest.tag === tag)!.states;
}

/** Puts the real element of a tag into a state, by name or as given, and waits until it is reached. */
export async function show(tag: string, state: string | FeatureState, options: Options & { readonly width?: string; readonly await?: boolean; readonly storage?: Storage } = {}): Promise<Staged & { readonly find: (selector: string) => HTMLElement | null; readonly all: (selector: string) => HTMLElement[] }> {
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
  return { ...made, find: (selector) => root.querySelector(selector), all: (selector) => [...root.querySelectorAll<HTMLElement>(selector)] };
}

/** Ends all that was shown. */
export function clear(): void {
  for (const one of staged) one.destroy();
  staged.clear();
  document.body.replaceChildren();
}

/** What axe-core finds in an element, as readable lines. */
export async function faults(element: Element): Promise<string[]> {
  // A colour on its way from one to another is none of the two.
  const passing = element.shadowRoot?.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity) ?? [];
  for (const animation of passing) animation.finish();
  const { violations } = await axe.run(element, { rules: { region: { enabled: false } } });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary ?? ''}`));
}
