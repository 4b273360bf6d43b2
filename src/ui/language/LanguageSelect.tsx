import { useMemo } from 'react';
import { namedLanguages } from '../../language/namedLanguages.ts';
import { useSheet } from '../sheet.ts';
import css, { classes } from './languageSelect.css';

export interface LanguageSelectProps {
  /** For its label. */
  readonly id: string;
  /** The language that is shown. */
  readonly tag: string;
  /** As the tenant narrowed them (LOC-2). */
  readonly offered: readonly string[];
  readonly onChoose: (tag: string) => void;
}

/** The languages to choose from, each by its own name. A choice holds at once. */
export function LanguageSelect({ id, tag, offered, onChoose }: LanguageSelectProps) {
  useSheet(css);
  const languages = useMemo(() => namedLanguages(offered), [offered]);
  return (
    <select
      id={id}
      className={classes['language-select']}
      value={tag}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {languages.map((one) => (
        <option key={one.tag} value={one.tag} lang={one.tag}>
          {one.name}
        </option>
      ))}
    </select>
  );
}
