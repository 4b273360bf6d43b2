import { Component, type ReactNode } from 'react';

/** Shows `fallback` in place of children that threw while drawing (ERR-4). */
export class Boundary extends Component<
  { readonly fallback: (error: Error) => ReactNode; readonly children: ReactNode },
  { readonly error: Error | null }
> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(cause: unknown): { error: Error } {
    return { error: cause instanceof Error ? cause : new Error(String(cause)) };
  }

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children;
  }
}
