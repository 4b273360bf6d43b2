import type { LecternError } from '../errors.ts';
import type { common } from './common.ts';
import type { EventSpec, Manifest } from './manifest.ts';

type Specs = Manifest['events'];

/** The type of each event's `detail`, by the name of the event. */
export type DetailsOf<E extends Specs> = { readonly [N in keyof E]: E[N] extends EventSpec<infer D> ? D : never };

/** Name and detail of each event. The detail may be left out where its type is not known. */
export type Raised<D> = {
  [N in keyof D]: unknown extends D[N] ? [name: N, detail?: D[N]] : [name: N, detail: D[N]];
}[keyof D];

type Common = DetailsOf<(typeof common)['events']>;

/** The events of every element, as a component raises them. */
type RaisedByAll =
  | [name: 'lectern-loader-start']
  // With a detail where the element shows its content, without one where something else stands in its place (ELEM-14).
  | [name: 'lectern-ready', detail?: object | undefined]
  | [name: 'lectern-error', detail: LecternError | Common['lectern-error']]
  | Raised<Pick<Common, 'lectern-navigate'>>;

/**
 * Raises an event of the manifest `M`, or one that every element has. `lectern-navigate` goes on to its default unless it was
 * canceled; `lectern-error` takes the error itself; `lectern-ready` is raised the first time alone.
 * @typeParam More further events, as `Raised` has them
 * @returns whether nobody canceled it
 */
export type Emit<M extends { readonly events: Specs }, More extends readonly unknown[] = never> = (
  ...event: RaisedByAll | Raised<DetailsOf<M['events']>> | More
) => boolean;
