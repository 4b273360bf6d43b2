import { useEffect, useState } from 'react';
import { useShell, type ShellKey } from './portal.tsx';

/**
 * Titles of the page (NAV-7): what the element shown now calls itself, else the section; after it the brand.
 * @param where changes with each page; what its element said is forgotten then
 * @param first what the first page is called until its element says so
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
