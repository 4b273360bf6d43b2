import type { ReactNode } from 'react';
import { useSheet } from '../../../../ui/sheets/sheet.ts';
import css from './grade.css';

/**
 * A grade, or the score instead of it, in the tone of the score. The tones are fixed, because a host's accent colour
 * has no meaning for a result.
 */
export function Grade({ tone, children }: { readonly tone: string | null; readonly children: ReactNode }) {
  useSheet(css);
  return <span className={`grade ${tone ?? ''}`}>{children}</span>;
}
