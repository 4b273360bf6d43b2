/**
 * What the compiler has to know of the events that our own components raise: names and details are those of the manifests, and what
 * people and hosts read about a detail is its type.
 */
import type { ListEmit } from '../../src/features/courses/manifest.ts';
import type { FrameEmit, manifest as frame } from '../../src/features/frame/manifest.ts';
import type { manifest as feedback } from '../../src/features/feedback/manifest.ts';
import type { manifest as notifications } from '../../src/features/notifications/manifest.ts';
import type { manifest as player, PlayerEmit } from '../../src/features/player/manifest.ts';
import type { catalogManifest } from '../../src/features/courses/catalogManifest.ts';
import type { manifest as courses } from '../../src/features/courses/manifest.ts';
import type { common } from '../../src/port/common.ts';
import type { DetailsOf } from '../../src/port/emit.ts';
import type { PageEvents, RaiseOnPage } from '../../src/port/pageEvents.ts';
import { defineTag } from '../../widgets/defineTag.ts';
import type { LecternEventMap } from '../../widgets/types/elements.ts';

declare function Player(props: { readonly emit: PlayerEmit; readonly objectiveId: string }): null;
declare const playerManifest: typeof player;
declare const listManifest: typeof courses;
declare const emit: { readonly player: PlayerEmit; readonly list: ListEmit; readonly frame: FrameEmit };
declare const raise: RaiseOnPage;

export const raised = [
  emit.player('lectern-part-opened', { objectiveId: 'o1', axis: 'a/b' }),
  emit.player('lectern-ready'),
  emit.player('lectern-ready', {}),
  emit.list('lectern-navigate', { route: { name: 'forbidden' }, href: '/' }),
  emit.frame('lectern-leave-guard', { on: true }),
  raise('lectern-inactive', {}),
];

// @ts-expect-error -- a misspelt event
emit.player('lectern-part-openned', { objectiveId: 'o1', axis: 'a/b' });
// @ts-expect-error -- an event of another element
emit.list('lectern-part-opened', { objectiveId: 'o1', axis: 'a/b' });
// @ts-expect-error -- a detail that lacks a field
emit.player('lectern-part-opened', { objectiveId: 'o1' });
// @ts-expect-error -- a field that the detail lacks
emit.player('lectern-title', { sections: [], name: 'x' });
// @ts-expect-error -- an event without its detail
emit.frame('lectern-route');
// @ts-expect-error -- a misspelt event of all elements
emit.player('lectern-redy');
// @ts-expect-error -- a misspelt event of the page
raise('lectern-inactve', {});

defineTag(playerManifest, Player, '');
// @ts-expect-error -- a component that raises events of another element
defineTag(listManifest, Player, '');

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** Details by the manifests, and by the texts of the references, from which the generated types are made. */
type Known = DetailsOf<(typeof common)['events']> &
  DetailsOf<(typeof courses)['events']> &
  DetailsOf<(typeof catalogManifest)['events']> &
  DetailsOf<(typeof player)['events']> &
  DetailsOf<(typeof frame)['events']> &
  DetailsOf<(typeof notifications)['events']> &
  DetailsOf<(typeof feedback)['events']> &
  PageEvents;
type Told = { readonly [N in keyof LecternEventMap]: LecternEventMap[N]['detail'] };
type Differing = {
  [N in keyof Known | keyof Told]: N extends keyof Known & keyof Told
    ? Same<Known[N], Told[N]> extends true
      ? never
      : N
    : N;
}[keyof Known | keyof Told];

/** Not to be had where an event's type in the manifest and its text in the reference differ, or one of the two is missing. */
export const noneDiffers: [Differing] extends [never] ? true : never = true;
