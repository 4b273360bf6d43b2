import { Component, useEffect, type ReactNode } from 'react';
import { LecternError } from '../errors.ts';
import { useLazy } from '../ui/lazy/useLazy.ts';
import type { FailureProps } from './Failure.tsx';

interface BoundaryProps {
  readonly headingLevel: number;
  /** Called once for each crash. */
  readonly onError: (error: LecternError) => void;
  /** Called when the failure panel is shown. */
  readonly onShown: () => void;
  readonly children: ReactNode;
}

interface BoundaryState {
  /** Undefined without a crash; null from the crash until the error has its id. */
  readonly error: LecternError | null | undefined;
}

/** An id under which a learner can name a failure. */
const correlation = () =>
  [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A thrown value as an error of the closed list, with a correlation id. */
function named(cause: unknown): LecternError {
  const { code, message, detail } =
    cause instanceof LecternError
      ? cause
      : new LecternError('render', cause instanceof Error ? cause.message : String(cause));
  // The cause keeps the place where it was thrown.
  return new LecternError(code, message, { correlationId: correlation(), cause, ...detail });
}

/** Keeps a crash inside its element (ERR-15, ERR-18): shows the failure in place of the component, with a button to try again. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined };

  static getDerivedStateFromError(): BoundaryState {
    return { error: null };
  }

  override componentDidCatch(cause: unknown) {
    const error = named(cause);
    this.setState({ error });
    this.props.onError(error);
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      error && (
        <LazyFailure
          error={error}
          headingLevel={this.props.headingLevel}
          retry={() => this.setState({ error: undefined })}
          onShown={this.props.onShown}
        />
      )
    );
  }
}

const loadFailure = () => import('./Failure.tsx');

/**
 * The failure panel. Its code is loaded when the first failure happens. Until then, or if it cannot be loaded, the host's own content is
 * shown.
 */
export function LazyFailure({ onShown, ...props }: FailureProps & { readonly onShown: () => void }) {
  const code = useLazy(loadFailure, true);
  useEffect(() => {
    if (code) onShown();
  }, [code, onShown]);
  return code && code !== 'failed' ? <code.Failure {...props} /> : <slot />;
}
