import { useMemo } from 'react';
import type { Instant } from '../../../domain/time/instant.ts';
import { useFormats, useTexts } from '../../../i18n/context.tsx';
import type { Words } from './Words.ts';

/** Texts and formats of the element, at an instant. */
export function useWords(now: Instant): Words {
  const t = useTexts('player');
  const formats = useFormats();
  return useMemo(() => ({ t, formats, now }), [t, formats, now]);
}
