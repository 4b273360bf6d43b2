import { useEffect, useState } from 'react';
import { useShell, type ShellKey } from './portal.tsx';

/**
 * Titles of the page (NAV-7): the sections that the shown element names, else the page's section; then the brand.
 * @param where changes with each page; the names of the last element are dropped then
 * @param first the sections of the first page until its element names them
 */
export function useTitle(where: string, section: ShellKey | null, brand: string, first: readonly string[] = []): void {
  const { t } = useShell();
  const [said, setSaid] = useState<{ readonly where: string; readonly sections: readonly string[] }>({
    where,
    sections: first,
  });
  useEffect(() => {
    const listen = (event: Event) =>
      setSaid({ where, sections: (event as CustomEvent<{ sections: readonly string[] }>).detail.sections });
    document.addEventListener('lectern-title', listen);
    return () => document.removeEventListener('lectern-title', listen);
  }, [where]);
  const sections = said.where === where ? said.sections : [];
  const title =
    [...sections, ...(section && sections.length === 0 ? [t(section)] : []), ...(brand ? [brand] : [])].join(' | ') ||
    t('portal');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
