import { useEffect, useState } from 'react';
import { lockChanges, openParts } from '../../../../domain/tree/lockChanges.ts';
import type { TreeRow } from '../../../../domain/tree/flattenTree.ts';
import { useFormats } from '../../../../i18n/context.tsx';
import { useLazyTexts } from '../../../../i18n/useLazyTexts.ts';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';

/** Only this many names are read out; the table of contents shows the others. */
const most = 3;

/**
 * Tells screen readers which parts have opened or were locked since the page opened (TREE-13). It is invisible, because
 * the table of contents shows the same.
 */
export function LockNews({ rows }: { readonly rows: readonly TreeRow[] }) {
  const t = useLazyTexts('parts');
  const { list } = useFormats();
  const [before, setBefore] = useState({ rows, open: openParts(rows) });
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!t || before.rows === rows) return;
    const { opened, closed } = lockChanges(before.open, rows);
    setBefore({ rows, open: openParts(rows) });
    const names = (all: readonly string[]) => list([...all.slice(0, most), ...(all.length > most ? ['…'] : [])]);
    const news = [
      opened.length > 0 && t('lock.opened', { names: names(opened) }),
      closed.length > 0 && t('lock.closed', { names: names(closed) }),
    ].filter(Boolean);
    if (news.length > 0) setSaid(news.join('. '));
  }, [t, list, before, rows]);
  return <VisuallyHidden live>{said}</VisuallyHidden>;
}
