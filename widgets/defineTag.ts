import type { ComponentType } from 'react';
import { defineElement } from '../src/element/defineElement.ts';
import { elementClass, type ElementDeps } from '../src/element/elementClass.tsx';
import { hostOptions } from '../src/runtime/hostOptions.ts';
import { withHash, type LoadHashed } from '../src/element/withHash.tsx';
import type { Manifest } from '../src/runtime/manifest.ts';
import { pageRuntime } from './pageRuntime.ts';

const deps: ElementDeps = { runtime: () => pageRuntime().port, options: hostOptions };

/**
 * Registers the tag of a manifest.
 * @param suffix sets it apart from another major version on the same page
 * @param hashed loads what keeps its place in the page's address, where it has places (ELEM-12)
 */
export function defineTag<P extends object>(manifest: Manifest, component: ComponentType<P>, suffix: string, hashed?: LoadHashed): boolean {
  return defineElement(manifest.tag + suffix, () => elementClass(manifest, hashed ? withHash(component, hashed, manifest.minHeight) : component, deps));
}
