import { useEffect, useState } from 'react';

/** The part that the player shows. */
export interface OpenPart {
  /** The last id of its axis. */
  readonly id: string;
  readonly name: string;
}

/**
 * The part that the player of this page shows, according to its events.
 * @param where changes with each page; null if no part is open
 */
export function useOpenPart(where: string | null): OpenPart | null {
  const [told, setTold] = useState({ where: '', id: '', name: '' });
  useEffect(() => {
    if (where === null) return undefined;
    const tell = (more: { readonly id: string } | { readonly name: string }) =>
      setTold((before) => ({ ...(before.where === where ? before : { id: '', name: '' }), where, ...more }));
    const opened = ({ detail }: CustomEvent<{ readonly axis: string }>) =>
      tell({ id: detail.axis.split('/').at(-1) ?? '' });
    // The title of an open part consists of its own name and its course's.
    const titled = ({ detail: { sections } }: CustomEvent<{ readonly sections: readonly string[] }>) =>
      tell({ name: sections.length > 1 ? (sections[0] ?? '') : '' });
    document.addEventListener('lectern-part-opened', opened as EventListener);
    document.addEventListener('lectern-title', titled as EventListener);
    return () => {
      document.removeEventListener('lectern-part-opened', opened as EventListener);
      document.removeEventListener('lectern-title', titled as EventListener);
    };
  }, [where]);
  return where !== null && told.where === where && told.id ? told : null;
}
