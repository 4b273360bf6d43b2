import { Catalog } from '../../src/features/courses/Catalog.tsx';
import type { DrawElement } from './DrawElement.ts';

/** The open catalog for the query in its address. */
export const drawCatalog: DrawElement = (port, { query, domain = '' }) => ({
  about: { kind: 'catalog' },
  sections: [port.locale.translate(port.locale.tag(), 'shell')('catalog')],
  view: <Catalog audience="public" domain={domain} query={query} routing="url" headingLevel={1} emit={() => true} />,
});
