import type { LecternError } from '../errors.ts';
import type { common } from './common.ts';
import type { EventSpec, Manifest } from './manifest.ts';

type Specs = Manifest['events'];

/** The type of each event's `detail`, by the name of the event. */
export type DetailsOf<E extends Specs> = { readonly [N in keyof E]: E[N] extends EventSpec<infer D> ? D : never };

/** Name and detail of each event. The detail may be left out if its type is unknown. */
export type Raised<D> = {
  [N in keyof D]: unknown extends D[N] ? [name: N, detail?: D[N]] : [name: N, detail: D[N]];
}[keyof D];

type Common = DetailsOf<(typeof common)['events']>;

/** The events of every element, as a component raises them. */
type RaisedByAll =
  | [name: 'lectern-loader-start']
  // With a detail if the element shows its content, without one if a panel replaces it (ELEM-14).
  | [name: 'lectern-ready', detail?: object | undefined]
  | [name: 'lectern-error', detail: LecternError | Common['lectern-error']]
  | Raised<Pick<Common, 'lectern-navigate'>>;

/**
 * Raises an event of the manifest `M`, or one that every element has. `lectern-navigate` is followed by its default action unless it was
 * canceled; `lectern-error` takes the error itself; `lectern-ready` is raised only the first time.
 * @typeParam More further events, as `Raised` has them
 * @returns whether nobody canceled it
 */
export type Emit<M extends { readonly events: Specs }, More extends readonly unknown[] = never> = (
  ...event: RaisedByAll | Raised<DetailsOf<M['events']>> | More
) => boolean;
