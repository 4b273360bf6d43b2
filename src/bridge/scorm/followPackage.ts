import { own } from '../messages/own.ts';
import { bodyOf, readStanding, type PackageStanding } from './packageStanding.ts';

/** The connection to the page in which a package plays. */
export interface PackageLine {
  /** Makes the page store its unsaved data. @returns whether all is stored; false also where the page does not answer in time */
  readonly store: () => Promise<boolean>;
  readonly end: () => void;
}

export interface PackageLineDeps {
  readonly view: Window;
  readonly frame: HTMLIFrameElement;
  /** Origin of the page in the frame. */
  readonly origin: string;
  readonly onStanding: (standing: PackageStanding) => void;
}

/** How long the page may take to store its unsaved data, in milliseconds (CONST-37). */
const storedWithin = 10_000;

/**
 * The portal's end of the connection to a launch page (SCORM-18). It takes messages only from the frame's own window, and only while that
 * window is at the origin of packages. Messages of the package itself, whose window is within that one, are ignored.
 */
export function followPackage({ view, frame, origin, onStanding }: PackageLineDeps): PackageLine {
  const waiting = new Map<string, (stored: boolean) => void>();
  let asked = 0;
  const hear = ({ data, source, origin: from }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || from !== origin) return;
    const standing = readStanding(data);
    if (standing) return onStanding(standing);
    const stored = bodyOf(data, 'scorm.stored');
    waiting.get(String(own(stored, 'id')))?.(own(stored, 'stored') === true);
  };
  view.addEventListener('message', hear);
  return {
    store: () =>
      new Promise((resolve) => {
        const id = String((asked += 1));
        const settle = (stored: boolean) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(stored);
        };
        const timer = setTimeout(() => settle(false), storedWithin);
        waiting.set(id, settle);
        frame.contentWindow?.postMessage({ ns: 'lectern', v: 1, name: 'scorm.store', body: { id } }, origin);
      }),
    end: () => {
      view.removeEventListener('message', hear);
      for (const settle of [...waiting.values()]) settle(false);
    },
  };
}
