import { useEffect, type ComponentType } from 'react';
import { LecternError } from '../errors.ts';
import type { Emit } from '../port/emit.ts';
import type { Manifest } from '../port/manifest.ts';
import { useLazy } from '../ui/lazy/useLazy.ts';

/** Props of the component that keeps an element's place. */
export interface HashedProps {
  /** Draws the element. */
  readonly component: ComponentType<object>;
  /** Attributes and properties by their camelCase names. */
  readonly given: Readonly<Record<string, unknown>>;
}

/** Loads the code that keeps a place in the page's address. */
export type LoadHashed = () => Promise<{ readonly Hashed: ComponentType<HashedProps> }>;

/**
 * The component of an element that can keep its place in the page's address by itself (ELEM-12). The code for that is loaded only for
 * `routing="hash"`.
 */
export function withHash<P extends object>(
  Component: ComponentType<P>,
  load: LoadHashed,
  minHeight: number,
): ComponentType<P> {
  return function Routed(props) {
    const { routing, emit } = props as { readonly routing?: string; readonly emit: Emit<Manifest> };
    const wants = routing === 'hash';
    const lazy = useLazy(load, wants);
    const stands = lazy !== null && lazy !== 'failed';
    // Until now the host's own content was shown (ELEM-14).
    useEffect(() => void (stands && emit('lectern-loader-start')), [stands, emit]);
    if (!wants) return <Component {...props} />;
    if (lazy === 'failed') throw new LecternError('network', 'no code');
    return lazy ? (
      <lazy.Hashed component={Component as ComponentType<object>} given={props as HashedProps['given']} />
    ) : (
      <div style={{ minBlockSize: minHeight }}>
        <slot />
      </div>
    );
  };
}
