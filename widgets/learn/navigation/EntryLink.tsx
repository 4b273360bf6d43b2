import type { ReactNode } from 'react';
import { isFramed } from '../../../src/web/isFramed.ts';
import { VisuallyHidden } from '../../../src/ui/text/VisuallyHidden.tsx';
import { Link } from '../Link.tsx';
import type { Entry } from './navigationModel.ts';
import { useShell } from '../portal.tsx';
import type { Address } from '../useAddress.ts';

/**
 * A link of the navigation. A link to a place of the portal is followed inside the page, any other with a page load (NAV-16), or in a new
 * tab if the page is in a frame (FRAME-7).
 */
export function EntryLink({
  entry: { target, current },
  said,
  go,
  onNavigate,
  children,
}: {
  entry: Entry;
  said: string;
  go: Address['go'];
  onNavigate: () => void;
  children: ReactNode;
}) {
  const { t } = useShell();
  const common = {
    'className': 'entry',
    'title': said,
    'aria-current': current ? ('page' as const) : undefined,
    'onClick': onNavigate,
  };
  if (target?.kind === 'route')
    return (
      <Link to={target.route} go={go} {...common}>
        {children}
      </Link>
    );
  if (!isFramed())
    return (
      <a href={target?.href} {...common}>
        {children}
      </a>
    );
  return (
    <a href={target?.href} target="_blank" rel="noopener noreferrer" {...common}>
      {children}
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </a>
  );
}
