import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../../ui/text/Heading.tsx';
import { Icon, type IconNode } from '../../../ui/text/Icon.tsx';

export interface FeedbackMessageProps {
  readonly tone?: 'success' | 'warning';
  readonly icon: IconNode;
  readonly title: string;
  readonly headingLevel: HeadingLevel;
  readonly children: string;
  readonly actions?: ReactNode;
}

/** The message that replaces the form: the result, in two sentences. */
export function FeedbackMessage({ tone, icon, title, headingLevel, children, actions }: FeedbackMessageProps) {
  return (
    <div className={`feedback-message ${tone ? `feedback-${tone}` : ''}`}>
      <Icon of={icon} size="lg" />
      <div>
        <Heading level={headingLevel} tabIndex={-1} className="feedback-said">
          {title}
        </Heading>
        <p className="muted">{children}</p>
        {actions && <div className="feedback-actions">{actions}</div>}
      </div>
    </div>
  );
}
