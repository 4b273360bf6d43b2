import { useMemo } from 'react';
import { useLateTexts } from '../../i18n/useLateTexts.ts';
import { usePort } from '../../runtime/context.tsx';
import type { Manifest } from '../../runtime/manifest.ts';
import type { HeadingLevel } from '../../ui/Heading.tsx';
import type { FrameHost } from './FrameHost.ts';
import { attributeTexts, raisedAnew } from './model.ts';
import { PageFrame } from './PageFrame.tsx';
import { usePage } from './usePage.ts';

export interface ElementFrameProps {
  readonly host: FrameHost;
  readonly manifest: Manifest;
  /** Attributes of the element by their camelCase names. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly emit: (name: `lectern-${string}`, detail?: unknown) => boolean;
}

const camel = (attribute: string) => attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** An element that cannot run on its host's page, as a frame of the portal's page for one element: the same attributes go in, the same events come out (FRAME-6, RUN-7). */
export function ElementFrame(props: ElementFrameProps) {
  // The element's own texts are shown in the frame alone.
  return useLateTexts('frame') ? <Standing {...props} /> : <div style={{ minBlockSize: props.manifest.minHeight }} />;
}

function Standing({ host, manifest, values, emit }: ElementFrameProps) {
  const { host: { apiBase }, routes } = usePort();
  const address = useMemo(() => new URL('/learn/element', apiBase), [apiBase]);
  const specs = { ...manifest.attributes, 'heading-level': { default: 2 }, 'routing': { default: 'memory' } };
  const attributes = attributeTexts(specs, (name) => values[camel(name)]);
  const page = usePage({
    host,
    address,
    more: { tag: manifest.tag, attributes },
    sized: true,
    debug: false,
    // Whoever has the address of the page has addresses in it (ELEM-12).
    placed: values['routing'] === 'url',
    emit: (name, detail) => (/^lectern-(error|relogin|ready)$/.test(name) ? emit(name, detail) : true),
    raise: (name, detail) => {
      const event = raisedAnew(manifest, routes.hrefFor, name, detail);
      if (event) emit(event.name, event.detail);
    },
  });
  return <PageFrame page={page} address={address} label="" height={undefined} least={manifest.minHeight} headingLevel={Math.min(6, Math.max(1, values['headingLevel'] as number)) as HeadingLevel} />;
}
