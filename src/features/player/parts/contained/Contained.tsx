import { Component, type ReactNode } from 'react';
import { LecternError } from '../../../../errors.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Notice } from '../../../../ui/notice/Notice.tsx';

interface CatchProps {
  readonly onError: (cause: unknown) => void;
  readonly failed: (again: () => void) => ReactNode;
  readonly children: ReactNode;
}

class Catch extends Component<CatchProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown) {
    this.props.onError(cause);
  }

  override render() {
    return this.state.failed ? this.props.failed(() => this.setState({ failed: false })) : this.props.children;
  }
}

/** Contains the failure of one piece of a part: that piece shows an error, and everything around it keeps working (MEDIA-14). */
export function Contained({ children }: { readonly children: ReactNode }) {
  const { host } = usePort();
  const common = useTexts('common');
  const report = (cause: unknown) =>
    host.report(
      cause instanceof LecternError ? cause : new LecternError('render', 'a piece cannot be shown', { cause }),
    );
  const failed = (again: () => void) => (
    <Notice
      tone="danger"
      role="alert"
      title={common('elementFailed')}
      actions={<Button onClick={again}>{common('tryAgain')}</Button>}
    >
      {common('elementFailedText')}
    </Notice>
  );
  return (
    <Catch onError={report} failed={failed}>
      {children}
    </Catch>
  );
}
