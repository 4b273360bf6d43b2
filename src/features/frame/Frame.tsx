import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { LecternError } from '../../errors.ts';
import { usePort } from '../../runtime/context.tsx';
import type { HeadingLevel } from '../../ui/Heading.tsx';
import type { FrameHost } from './FrameHost.ts';
import { manifest } from './manifest.ts';
import { pageAddress, pathOf } from './model.ts';
import { PageFrame } from './PageFrame.tsx';
import { usePage } from './usePage.ts';

/** Attributes by their names, and what every element is given. */
export interface FrameProps {
  readonly host: FrameHost;
  readonly path: string;
  readonly bare: boolean;
  readonly height: number | undefined;
  readonly label: string;
  readonly debug: boolean;
  readonly headingLevel: number;
  readonly emit: (name: `lectern-${string}`, detail?: unknown) => boolean;
}

/** A page of the portal in a frame; the host leads it by `path` and hears where it goes (FRAME-3). */
export function Frame({ host, path, bare, height, label, debug, headingLevel, emit }: FrameProps) {
  const { apiBase } = usePort().host;
  const fallback = pageAddress(manifest.attributes.path.default, apiBase)!;
  const wanted = useMemo(() => pageAddress(path, apiBase), [path, apiBase]);
  // The frame begins where it was first led to, and stays: later ways are told to the page.
  const [begun, setBegun] = useState((wanted ?? fallback).href);
  const at = useRef(pathOf(new URL(begun)));
  const address = useMemo(() => new URL(begun), [begun]);
  const more = useMemo(() => ({ bare }), [bare]);

  const page = usePage({
    host,
    address,
    more,
    sized: height === undefined,
    debug,
    emit,
    went: (told) => (at.current = told),
  });

  const refused = useEffectEvent(() => emit('lectern-error', new LecternError('forbidden_target', `no page of the portal is at "${path}"`)));
  const lead = useEffectEvent(() => {
    const to = pathOf(wanted ?? fallback);
    if (to === at.current) return;
    if (page.state.channel !== 'open') return setBegun((wanted ?? fallback).href);
    at.current = to;
    page.page.current?.end.call('route.go', { path: `/learn${to}` }).catch((error: LecternError) => emit('lectern-error', error));
  });
  useEffect(() => {
    if (!wanted) refused();
    lead();
  }, [wanted]);

  return <PageFrame key={begun} page={page} address={address} label={label} height={height} least={manifest.minHeight} headingLevel={Math.min(6, Math.max(1, headingLevel)) as HeadingLevel} />;
}
