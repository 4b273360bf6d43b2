import { useEffect, type ComponentType } from 'react';
import { LecternError } from '../errors.ts';
import { useLate } from '../ui/useLate.ts';
import type { Emit } from './ElementProps.ts';

/** What the keeper of an element's place is given. */
export interface HashedProps {
  /** Draws the element. */
  readonly component: ComponentType<object>;
  /** Attributes and properties by their camelCase names. */
  readonly given: Readonly<Record<string, unknown>>;
}

/** Loads the code that keeps a place in the page's address. */
export type LoadHashed = () => Promise<{ readonly Hashed: ComponentType<HashedProps> }>;

/** The component of an element that can keep its place in the page's address by itself (ELEM-12); the code for that comes where `routing="hash"` asks for it. */
export function withHash<P extends object>(component: ComponentType<P>, load: LoadHashed, minHeight: number): ComponentType<P> {
  const Component = component;
  return function Routed(props) {
    const { routing, emit } = props as { readonly routing?: string; readonly emit: Emit };
    const wants = routing === 'hash';
    const late = useLate(load, wants);
    const stands = late !== null && late !== 'failed';
    // Until now the host's own content stood (ELEM-14).
    useEffect(() => void (stands && emit('lectern-loader-start')), [stands, emit]);
    if (!wants) return <Component {...props} />;
    if (late === 'failed') throw new LecternError('network', 'no code for an address of its own');
    return late ? <late.Hashed component={component as ComponentType<object>} given={props as HashedProps['given']} /> : <div style={{ minBlockSize: minHeight }}><slot /></div>;
  };
}
