import { renderToString } from 'preact-render-to-string';
import type { ReactNode } from 'react';
import type { LecternError } from '../../src/errors.ts';
import { isPublicPath } from '../../src/routes/isPublicPath.ts';
import { parse } from '../../src/routes/parse.ts';
import type { Configuration, Portal } from '../index.ts';
import { pageOf } from '../learn/page.ts';
import { tags, type Tag } from '../tags.ts';
import { createServerPort } from './createServerPort.ts';
import { createSheetHost } from './createSheetHost.ts';
import { drawCatalog } from './drawCatalog.tsx';
import { drawCertificate } from './drawCertificate.tsx';
import { drawCourse } from './drawCourse.tsx';
import { DrawnElement } from './DrawnElement.tsx';
import { DrawnFrame } from './DrawnFrame.tsx';
import type { DrawElement } from './DrawElement.ts';
import type { GivenReply } from '../../src/web/GivenReply.ts';
import type { DrawnPage, DrawPage, DrawRequest } from './DrawnPage.ts';
import { preparations } from './prepare/preparations.ts';

const drawings: Readonly<Partial<Record<Tag, DrawElement>>> = {
  'lectern-catalog': drawCatalog,
  'lectern-certificate': drawCertificate,
  'lectern-player': drawCourse,
};

/** The place for the links to the sheets of the element. Names and texts cannot contain it, because their brackets are escaped. */
const mark = '<!--sheets-->';

const written = (node: ReactNode) => renderToString(node as Parameters<typeof renderToString>[0]);

/** A visitor's calls, with their replies. */
function listening({ fetch, origin }: DrawRequest) {
  const replies: GivenReply[] = [];
  const listen: DrawRequest['fetch'] = async (url, init) => {
    const reply = await fetch(url, init);
    const body = await reply.clone().text();
    replies.push({ path: url.slice(origin.length), status: reply.status, date: reply.headers.get('date'), body });
    return reply;
  };
  return { replies, fetch: listen };
}

/** Missing data is drawn as missing. */
function unlessMissing(error: LecternError): void {
  if (error.code !== 'not_found') throw error;
}

/**
 * Draws a page for visitors from the components that the browser has, with a separate runtime for each request (PUB-7).
 * @returns null for a page that only the browser draws
 * @throws if its data cannot be loaded; then the browser draws the page, and says so
 */
export const drawPage: DrawPage = async (request) => {
  const { path, tag, theme, origin, languages } = request;
  const route = parse(path);
  if (!route || !isPublicPath(path)) return null;
  const { replies, fetch } = listening(request);
  const port = createServerPort({ ...request, fetch });
  const configuration: Configuration = await port.host.configuration();
  const page = pageOf(route, '', { catalog: configuration.navigation.catalog });
  const [prepare, draw] = page.kind === 'element' ? [preparations[page.tag], drawings[page.tag]] : [];
  if (page.kind !== 'element' || !prepare || !draw) return null;
  const namespaces = [...new Set(['common', 'shell', ...tags[page.tag].namespaces] as const)];
  await Promise.all([port.locale.load(tag, namespaces), prepare(port, page.attributes).catch(unlessMissing)]);

  const [ofPage, ofElement] = [createSheetHost(), createSheetHost()];
  const { view, sections, about } = draw(port, page.attributes, configuration);
  const inside = written(
    <DrawnElement port={port} host={ofElement.host} tag={tag} languages={languages} theme={theme}>
      {view}
    </DrawnElement>,
  );
  const portal: Portal = {
    ...port,
    navigation: async () => [],
    offline: () => undefined,
    inFrame: () => Promise.reject(new TypeError('in no frame')),
  };
  const frame = written(
    <DrawnFrame
      portal={portal}
      host={ofPage.host}
      configuration={configuration}
      route={route}
      page={page}
      path={path}
      theme={theme}
      origin={origin}
    >
      <template {...{ shadowrootmode: 'open' }} dangerouslySetInnerHTML={{ __html: mark + inside }} />
    </DrawnFrame>,
  );
  return {
    markup: (links) => frame.replace(mark, () => links),
    sheets: { page: ofPage.texts(), element: ofElement.texts() },
    sections,
    brand: configuration.brand,
    about,
    replies,
  } satisfies DrawnPage;
};
