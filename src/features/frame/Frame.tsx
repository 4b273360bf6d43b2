import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { LecternError } from '../../errors.ts';
import { usePort } from '../../port/context.tsx';
import type { HeadingLevel } from '../../ui/text/Heading.tsx';
import type { FrameHost } from './FrameHost.ts';
import { manifest, type FrameEmit } from './manifest.ts';
import { pageAddress, pathOf } from './model.ts';
import { PageFrame } from './PageFrame.tsx';
import { usePage } from './usePage.ts';

/** The element's attributes, and the properties that every element gets. */
export interface FrameProps {
  readonly host: FrameHost;
  readonly path: string;
  readonly bare: boolean;
  readonly height: number | undefined;
  readonly label: string;
  readonly debug: boolean;
  readonly headingLevel: number;
  readonly emit: FrameEmit;
}

/** A page of the portal in a frame. The host navigates it with `path` and hears where it goes (FRAME-3). */
export function Frame({ host, path, bare, height, label, debug, headingLevel, emit }: FrameProps) {
  const { apiBase } = usePort().host;
  const wanted = useMemo(() => pageAddress(path, apiBase), [path, apiBase]);
  const target = wanted ?? new URL(`/learn${manifest.attributes.path.default}`, apiBase);
  // The frame keeps its first address. Later paths are sent to the page as messages.
  const [begun, setBegun] = useState(target.href);
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

  const refused = useEffectEvent(() =>
    emit('lectern-error', new LecternError('forbidden_target', `no page of the portal is at "${path}"`)),
  );
  const lead = useEffectEvent(() => {
    const to = pathOf(target);
    if (to === at.current) return;
    if (page.state.channel !== 'open') return setBegun(target.href);
    at.current = to;
    page.page.current?.lead(`/learn${to}`).catch((error: LecternError) => emit('lectern-error', error));
  });
  useEffect(() => {
    if (!wanted) refused();
    lead();
  }, [wanted]);

  return (
    <PageFrame
      key={begun}
      page={page}
      address={address}
      label={label}
      height={height}
      least={manifest.minHeight}
      headingLevel={Math.min(6, Math.max(1, headingLevel)) as HeadingLevel}
    />
  );
}
