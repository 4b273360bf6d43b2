import { useMemo } from 'react';
import type { Activity } from '../../../../domain/tree/activity.ts';
import type { ResourceKind } from '../../../../domain/course/resources.ts';
import { useLazyTexts } from '../../../../i18n/useLazyTexts.ts';
import { useLazy } from '../../../../ui/lazy/useLazy.ts';
import type { Words } from '../Words.ts';

const load = () => import('./resourceIcons.ts');
/** Kinds that are no more specific than the type. */
const plain: ReadonlySet<ResourceKind> = new Set(['none', 'richText', 'composite']);
const special = ({ resourceKind, children }: Activity): boolean =>
  !plain.has(resourceKind) || children.some(({ child }) => special(child));

/** The words together with the icons and names of resource kinds, once loaded. Only a tree with such kinds requests them (KIND-2). */
export function useKindWords(words: Words, root: Activity | undefined): Words {
  return useSigns(
    words,
    useMemo(() => root !== undefined && special(root), [root]),
  );
}

/** The same for parts of several courses. */
export const useKindsOf = (words: Words, parts: readonly { readonly resourceKind: ResourceKind }[]): Words =>
  useSigns(
    words,
    parts.some(({ resourceKind }) => !plain.has(resourceKind)),
  );

function useSigns(words: Words, wanted: boolean): Words {
  const code = useLazy(load, wanted);
  const t = useLazyTexts('kinds', wanted);
  return useMemo(() => {
    if (!code || code === 'failed' || !t) return words;
    return { ...words, kinds: { icons: code.resourceIcons, nameOf: (kind) => t(`kind.${kind}`) } };
  }, [words, code, t]);
}
