import { useMemo } from 'react';
import { useLazyTexts } from '../../i18n/useLazyTexts.ts';
import { usePort } from '../../port/context.tsx';
import type { Emit } from '../../port/emit.ts';
import type { Manifest } from '../../port/manifest.ts';
import type { HeadingLevel } from '../../ui/text/Heading.tsx';
import type { FrameHost } from './FrameHost.ts';
import { attributeTexts, eventToRaise } from './model.ts';
import { PageFrame } from './PageFrame.tsx';
import { usePage } from './usePage.ts';

export interface ElementFrameProps {
  readonly host: FrameHost;
  readonly manifest: Manifest;
  /** Attributes of the element by their camelCase names. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Raises an event of the element. The page in the frame chooses which, within the manifest. */
  readonly emit: Emit<Manifest>;
}

const camel = (attribute: string) => attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Shows an element that cannot run on its host's page: a frame holds the portal's page for this one element. The frame
 * takes the same attributes and raises the same events (FRAME-6, RUN-7).
 */
export function ElementFrame(props: ElementFrameProps) {
  // Only the frame shows the element's own texts.
  return useLazyTexts('frame') ? (
    <FrameOfElement {...props} />
  ) : (
    <div style={{ minBlockSize: props.manifest.minHeight }} />
  );
}

function FrameOfElement({ host, manifest, values, emit }: ElementFrameProps) {
  const {
    host: { apiBase },
    routes,
  } = usePort();
  const address = useMemo(() => new URL('/learn/element', apiBase), [apiBase]);
  const specs = { ...manifest.attributes, 'heading-level': { default: 2 }, 'routing': { default: 'memory' } };
  const attributes = attributeTexts(specs, (name) => values[camel(name)]);
  const page = usePage({
    host,
    address,
    more: { tag: manifest.tag, attributes },
    sized: true,
    debug: false,
    // An element that owns the page's address has addresses for its places (ELEM-12).
    placed: values['routing'] === 'url',
    emit: (...[name, detail]) => (/^lectern-(error|relogin|ready)$/.test(name) ? emit(name, detail) : true),
    raise: (name, detail) => {
      const event = eventToRaise(manifest, routes.hrefFor, name, detail);
      return event ? !emit(event.name, event.detail) : false;
    },
  });
  return (
    <PageFrame
      page={page}
      address={address}
      label=""
      height={undefined}
      least={manifest.minHeight}
      headingLevel={Math.min(6, Math.max(1, values['headingLevel'] as number)) as HeadingLevel}
    />
  );
}
