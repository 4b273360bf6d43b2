import WifiOff from 'lucide/dist/esm/icons/wifi-off.mjs';
import { useTexts } from '../i18n/context.tsx';
import { EmptyState } from '../ui/empty/EmptyState.tsx';
import type { HeadingLevel } from '../ui/text/Heading.tsx';
import { RetryButton } from './RetryButton.tsx';

export interface OfflinePanelProps {
  /** One sentence: what appears when the connection is back. */
  readonly text: string;
  readonly headingLevel: HeadingLevel;
  readonly busy?: boolean;
  readonly retry: () => void;
}

/** Replaces content that needs a connection. */
export function OfflinePanel({ text, headingLevel, busy = false, retry }: OfflinePanelProps) {
  const common = useTexts('common');
  return (
    <EmptyState
      picture={WifiOff}
      role="status"
      title={common('offline')}
      headingLevel={headingLevel}
      actions={<RetryButton busy={busy} retry={retry} />}
    >
      {text}
    </EmptyState>
  );
}
