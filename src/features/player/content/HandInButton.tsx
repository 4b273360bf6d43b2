import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { useHandIns } from './useHandIns.ts';

export interface HandInButtonProps {
  /** Activity path id of the part. */
  readonly of: string;
  readonly className?: string;
  /** Read by screen readers after the button's text. */
  readonly children?: ReactNode;
}

/** The button that hands in a part's answer, once its field is loaded (ANSWER-1). */
export function HandInButton({ of, className = '', children }: HandInButtonProps) {
  const button = useHandIns().get(of);
  return (
    button && (
      <Button look="filled" className={className} aria-haspopup="dialog" busy={button.busy} onClick={button.run}>
        {button.text}
        {children}
      </Button>
    )
  );
}
