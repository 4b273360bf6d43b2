import type { Saving } from './createCommits.ts';

/** The state of a launch, for the page around it. */
export interface Standing {
  readonly phase: 'playing' | 'ended' | 'superseded' | 'submitted' | 'over' | 'failed';
  readonly review: boolean;
  readonly saving: Saving;
}

/** The connection to the portal's page around the frame. */
export interface PortalLine {
  readonly tell: (standing: Standing) => void;
  readonly close: () => void;
}

/**
 * Tells the portal the state of the launch, and stores open changes when the portal asks for it. Only messages of the page around this one
 * are accepted, and only if it is the portal's.
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
