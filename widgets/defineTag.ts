import type { FunctionComponent } from 'react';
import { defineElement } from '../src/element/defineElement.ts';
import type { ElementDeps } from '../src/element/createElementLife.ts';
import { elementClass } from '../src/element/elementClass.tsx';
import { hostOptions } from '../src/runtime/hostOptions.ts';
import { withHash, type LoadHashed } from '../src/element/withHash.tsx';
import type { DetailsOf, Emit, Raised } from '../src/port/emit.ts';
import type { Manifest } from '../src/port/manifest.ts';
import type { PageEvents } from '../src/port/pageEvents.ts';
import { pageRuntime } from './pageRuntime.ts';

const deps: ElementDeps = { runtime: () => pageRuntime().port, options: hostOptions };

type View<P> = (props: P) => ReturnType<FunctionComponent>;

/** A component whose `emit` raises only events of the manifests, of every element, and of the page. */
type RaisesOnly<M extends Manifest, Lender extends Manifest, P> = View<
  Omit<P, 'emit'> & { readonly emit: Emit<M, Raised<DetailsOf<Lender['events']> & PageEvents>> }
>;

/**
 * Registers the tag of a manifest. A component that raises an event that the manifest lacks does not compile.
 * @typeParam Lender manifest of another element whose component this one shares, with more events than it raises
 * @param suffix distinguishes the tag from that of another major version on the same page
 * @param hashed loads the code that keeps its place in the page's address, if it has places (ELEM-12)
 */
export function defineTag<M extends Manifest, P extends object, Lender extends Manifest = M>(
  manifest: M,
  component: View<P> & RaisesOnly<M, Lender, P>,
  suffix: string,
  hashed?: LoadHashed,
): boolean {
  return defineElement(manifest.tag + suffix, () =>
    elementClass(manifest, hashed ? withHash(component, hashed, manifest.minHeight) : component, deps),
  );
}
