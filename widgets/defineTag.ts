import type { ComponentType } from 'react';
import { defineElement } from '../src/element/defineElement.ts';
import { elementClass, type ElementDeps } from '../src/element/elementClass.tsx';
import { hostOptions } from '../src/runtime/hostOptions.ts';
import type { Manifest } from '../src/runtime/manifest.ts';
import { pageRuntime } from './pageRuntime.ts';

const deps: ElementDeps = { runtime: () => pageRuntime().port, options: hostOptions };

/** Registers the tag of a manifest. @param suffix sets it apart from another major version on the same page */
export function defineTag<P extends object>(manifest: Manifest, component: ComponentType<P>, suffix: string): boolean {
  return defineElement(manifest.tag + suffix, () => elementClass(manifest, component, deps));
}
