import { useMemo } from 'react';
import { usePort } from '../../port/context.tsx';
import { catalogKind, publicKind } from './catalogKind.ts';
import { CourseList } from './CourseList.tsx';
import type { ListProps } from './ListProps.ts';

export interface CatalogProps extends ListProps {
  readonly audience: 'learner' | 'public';
  /** Domain of the open catalog; empty for the portal's own domain. */
  readonly domain: string;
}

/** The courses that a learner may choose, or for visitors the open catalog of a domain (LIST-4, PUB-1). */
export function Catalog({ audience, domain, ...props }: CatalogProps) {
  const { host } = usePort();
  const place = domain || new URL(host.apiBase).hostname;
  const kind = useMemo(() => (audience === 'public' ? publicKind(place) : catalogKind), [audience, place]);
  return <CourseList {...props} key={`${kind.name} ${kind.domain}`} kind={kind} />;
}
