import type { Saving } from './createCommits.ts';

/** How a launch stands, as the page around it is told. */
export interface Standing {
  readonly phase: 'playing' | 'ended' | 'superseded' | 'submitted' | 'over' | 'failed';
  readonly review: boolean;
  readonly saving: Saving;
}

/** The line to the portal's page around the frame. */
export interface PortalLine {
  readonly tell: (standing: Standing) => void;
  readonly close: () => void;
}

/**
 * Tells the portal how the launch stands, and stores what is open when the portal asks for that. Only the page around this one is heard,
 * and only where it is the portal's.
 */
export function openPortalLine(portal: string, flush: () => Promise<boolean>): PortalLine {
  const post = (name: string, body: object) => window.parent.postMessage({ ns: 'lectern', v: 1, name, body }, portal);
  const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== portal || typeof data !== 'object' || data === null) return;
    const { ns, name, body } = data as { readonly ns?: unknown; readonly name?: unknown; readonly body?: unknown };
    if (ns !== 'lectern' || name !== 'scorm.store') return;
    const id = (body as { readonly id?: unknown } | null)?.id;
    if (typeof id === 'string') void flush().then((stored) => post('scorm.stored', { id: id.slice(0, 100), stored }));
  };
  window.addEventListener('message', hear);
  return {
    tell: (standing) => post('scorm.standing', standing),
    close: () => window.removeEventListener('message', hear),
  };
}
