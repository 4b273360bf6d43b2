import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLanguage } from './context.tsx';
import type { Namespace } from './keys.ts';
import type { Translate } from './locale.ts';

/** Texts that are not the first view's: null until they have arrived. In another language they stay until the next ones have. */
export function useLateTexts<N extends Namespace>(namespace: N): Translate<N> | null {
  const { locale, tag } = useLanguage();
  const isReady = () => locale.ready(tag, [namespace]);
  const ready = useSyncExternalStore(locale.subscribe, isReady, isReady);
  useEffect(() => void locale.load(tag, [namespace]), [locale, tag, namespace]);
  const [shown, setShown] = useState<string | null>(null);
  if (ready && shown !== tag) setShown(tag);
  return useMemo(() => shown && locale.translate(shown, namespace), [locale, shown, namespace]) || null;
}
