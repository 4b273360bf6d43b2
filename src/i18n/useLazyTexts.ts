import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLanguage } from './context.tsx';
import type { Namespace } from './keys.ts';
import type { Translate } from './locale.ts';

/** Texts that the first view does not need: null until they have arrived. After a change of language the old texts stay until
 * the new ones have arrived. @param wanted whether they are needed at all */
export function useLazyTexts<N extends Namespace>(namespace: N, wanted = true): Translate<N> | null {
  const language = useLanguage();
  const { locale, tag } = language;
  const isReady = () => locale.ready(tag, [namespace]);
  const ready = useSyncExternalStore(locale.subscribe, isReady, isReady);
  useEffect(() => void (wanted && locale.load(tag, [namespace])), [locale, tag, namespace, wanted]);
  const [shown, setShown] = useState<string | null>(null);
  if (ready && shown !== tag) setShown(tag);
  return useMemo(() => shown && language.locale.translate(shown, namespace), [language, shown, namespace]) || null;
}
