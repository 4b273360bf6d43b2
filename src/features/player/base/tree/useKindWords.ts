import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Activity } from '../../../../domain/tree/activity.ts';
import type { ResourceKind } from '../../../../domain/course/states.ts';
import { useLanguage } from '../../../../i18n/context.tsx';
import { useLazy } from '../../../../ui/lazy/useLazy.ts';
import type { Words } from '../Words.ts';

const load = () => import('./resourceIcons.ts');
/** Kinds that say no more than the type. */
const plain: ReadonlySet<ResourceKind> = new Set(['none', 'richText', 'composite']);
const special = ({ resourceKind, children }: Activity): boolean =>
  !plain.has(resourceKind) || children.some(({ child }) => special(child));

/** The words with the signs of kinds of resources, once they are there; only a tree that has some asks for them (KIND-2). */
export function useKindWords(words: Words, root: Activity | undefined): Words {
  const { locale, tag } = useLanguage();
  const wanted = useMemo(() => root !== undefined && special(root), [root]);
  const code = useLazy(load, wanted);
  const isReady = () => wanted && locale.ready(tag, ['kinds']);
  const ready = useSyncExternalStore(locale.subscribe, isReady, isReady);
  useEffect(() => {
    if (wanted) void locale.load(tag, ['kinds']);
  }, [locale, tag, wanted]);
  return useMemo(() => {
    if (!code || code === 'failed' || !ready) return words;
    const t = locale.translate(tag, 'kinds');
    return { ...words, kinds: { icons: code.resourceIcons, nameOf: (kind) => t(`kind.${kind}`) } };
  }, [words, code, ready, locale, tag]);
}
