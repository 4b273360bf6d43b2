import type { About } from '../../../widgets/public/DrawnPage.ts';
import { html, type Html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import { describe } from './describe.ts';
import type { Drawn } from './createDrawer.ts';
import { jsonBlock } from './jsonBlock.ts';
import { linkedData } from './linkedData.ts';

/** The canonical address of a page, below the origin. */
function canonicalPath(about: About): string | null {
  switch (about.kind) {
    case 'askCertificate':
      return '/learn/certificate';
    case 'noCertificate':
    case 'noCourse':
      return null;
    case 'catalog':
      return '/learn/open-catalog';
    case 'course':
      return `/learn/open-catalog/${encodeURIComponent(about.id)}/view/details`;
    case 'certificate':
      return `/learn/certificate/${encodeURIComponent(about.number)}`;
  }
}

/** Search engines find a certificate by its link alone, not by the name of a person. Missing pages are not indexed either. */
const isFound = ({ kind }: About) => kind === 'askCertificate' || kind === 'catalog' || kind === 'course';

/**
 * The head of a page for visitors, for search engines and previews of links, in the reader's language (PUB-8): title, description, address,
 * picture, and the facts as linked data.
 */
export function publicHead(language: Language, { sections, brand, about }: Drawn, origin: string): Html {
  const title = [...sections, ...(brand ? [brand] : [])].join(' | ') || language.text('portal');
  const description = describe(language, about);
  const path = canonicalPath(about);
  const url = path && origin + path;
  const picture = 'picture' in about ? about.picture : null;
  const data = url && linkedData(about, url);
  const property = (name: string, content: string) => html`<meta property="og:${name}" content="${content}" />`;
  return html`<title>${title}</title>
    <meta name="description" content="${description}" />
    ${!isFound(about) && html`<meta name="robots" content="noindex" />`}
    ${url && html`<link rel="canonical" href="${url}" />`} ${property('type', 'website')}
    ${property('site_name', brand || language.text('portal'))} ${property('title', title)}
    ${property('description', description)} ${property('locale', language.tag.replace('-', '_'))}
    ${url && property('url', url)} ${picture && property('image', picture)} ${picture && property('image:alt', title)}
    <meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}" />
    ${data && jsonBlock('application/ld+json', data)}`;
}
