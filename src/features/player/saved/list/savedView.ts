import Lock from 'lucide/dist/esm/icons/lock.mjs';
import type { SavedPart } from '../../../../domain/tree/savedPart.ts';
import type { IconNode } from '../../../../ui/text/Icon.tsx';
import type { MarkKind } from '../../../../ui/tree/Mark.tsx';
import { iconOf, kindName } from '../../base/tree/kindSign.ts';
import { markKinds, markTexts } from '../../base/tree/partKind.ts';
import { reasonText } from '../../base/reasonText.ts';
import type { Words } from '../../base/Words.ts';

/** A saved part, ready to be drawn (SAVED-3). */
export interface SavedView {
  readonly name: string;
  /** The modules around it; null directly below its course. */
  readonly above: string | null;
  readonly icon: IconNode;
  /** "Video", "Video, locked". */
  readonly kind: string;
  readonly mark: { readonly kind: MarkKind; readonly label: string } | null;
  /** The reason why it does not open now. */
  readonly reason: string | null;
}

/** Separates the names of nested modules; the character is mirrored in text that runs from right to left. */
const within = ' › ';

/** The view of a saved part for a list, as in the table of contents (ICON, REASON, KIND-1). */
export function savedView(part: SavedPart, words: Words): SavedView {
  const { name, ancestors, icon, reason } = part;
  const { t } = words;
  const kind = kindName(part, words);
  // A draft does not open either, but it does not count as locked (LOCK-8).
  const locked = reason !== null && reason.code !== 'draft';
  return {
    name,
    above: ancestors.length > 0 ? ancestors.join(within) : null,
    icon: locked ? Lock : iconOf(part, words),
    kind: locked ? `${kind} · ${t('locked')}` : kind,
    mark: icon && { kind: markKinds[icon], label: t(markTexts[icon]) },
    reason: reason && reasonText(reason, words),
  };
}
