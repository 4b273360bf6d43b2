import { LecternError } from '../errors.ts';
import type { ErrorEventDetail, Navigation } from '../port/common.ts';
import type { Emit } from '../port/emit.ts';
import type { Manifest } from '../port/manifest.ts';
import type { Options } from '../port/options.ts';
import { clickedLink } from './clickedLink.ts';
import type { ElementTraits } from './elementTraits.ts';

/** The events of one element. */
export interface ElementEvents {
  readonly emit: Emit<Manifest>;
  /** Call when the element's own view replaces the host's content (ELEM-14). */
  readonly start: () => void;
  /** Call when a panel replaces the content (ELEM-14). */
  readonly stands: () => void;
  readonly onClick: (event: MouseEvent) => void;
  /** Call when the element has left the page: events that are raised only once can then be raised again. */
  readonly forget: () => void;
}

/** An error as the host receives it, without stack and data. */
function errorEventDetail({ code, message, retryable, detail }: LecternError): ErrorEventDetail {
  return { code, message, retryable, correlationId: detail.correlationId ?? null };
}

/** Makes the events of one element (ELEM-2, ELEM-4). */
export function createElementEvents(
  element: HTMLElement,
  root: ShadowRoot,
  { manifest, events }: ElementTraits,
  options: () => Options,
): ElementEvents {
  const told = new Set<string>();

  const dispatch = (name: `lectern-${string}`, detail: unknown) =>
    element.dispatchEvent(
      new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: events[name]?.cancelable ?? false }),
    );

  function once(name: 'lectern-loader-start' | 'lectern-ready', detail?: unknown): true {
    if (told.has(name)) return true;
    told.add(name);
    if (name === 'lectern-ready') {
      once('lectern-loader-start');
      // `lectern-vitals` and tools that measure the page read this mark.
      if (detail) performance.mark(manifest.tag);
    }
    dispatch(name, {});
    return true;
  }

  function emit(name: `lectern-${string}`, detail?: unknown): boolean {
    if (name === 'lectern-ready' || name === 'lectern-loader-start') return once(name, detail);
    const free = dispatch(name, detail instanceof LecternError ? errorEventDetail(detail) : detail);
    // An element that was removed has no say any more; its timers may still run for a moment.
    if (free && name === 'lectern-navigate' && element.isConnected) {
      const { href, route, replace = false } = detail as Navigation;
      const { navigate } = options();
      if (navigate) navigate(href, route, { replace });
      else location[replace ? 'replace' : 'assign'](href);
    }
    return free;
  }

  return {
    emit,
    start: () => void once('lectern-loader-start'),
    stands: () => void once('lectern-ready'),
    onClick: (event) => {
      const link = clickedLink(event, root);
      if (!link) return;
      const { navigate } = options();
      const free = dispatch('lectern-navigate', link);
      if (!free || navigate) event.preventDefault();
      if (free) navigate?.(link.href, link.route, { replace: false });
    },
    forget: () => told.clear(),
  };
}
