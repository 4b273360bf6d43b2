import { useState } from 'react';
import { useListTotal } from '../../data/courses/useListTotal.ts';
import { useLateTexts } from '../../i18n/useLateTexts.ts';
import { factsOf } from './factsOf.ts';
import type { ListKind } from './ListKind.ts';
import type { ListView } from './model.ts';

/** The length of the list, and of all that it was narrowed from. */
export function ListCount({ kind, view, total, narrowed, otherwise }: { readonly kind: ListKind; readonly view: ListView; readonly total: number; readonly narrowed: boolean; readonly otherwise: string }) {
  const t = useLateTexts('lists');
  const all = useListTotal(factsOf(kind));
  const shown = view.kind === 'cards' ? total : 0;
  const known = view.kind === 'cards' || view.kind === 'empty';
  const text = t && narrowed && known && all !== null ? t('countOf', { shown, count: all }) : otherwise;
  // Until the answer comes the words stay as they were: a number that is already going needs no words of its own.
  const old = view.kind === 'cards' && view.old;
  const [said, setSaid] = useState(text);
  if (!old && said !== text) setSaid(text);
  return old ? said : text;
}
