import { patterns } from './patterns.ts';
import type { Route } from './route.ts';

function match(pattern: string, segments: readonly string[]): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean);
  const found: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    if (part.startsWith('*')) return { ...found, [part.slice(1)]: segments.slice(index).join('/') };
    const segment = segments[index];
    if (segment === undefined) return null;
    if (part.startsWith(':')) found[part.slice(1)] = segment;
    else if (part !== segment) return null;
  }
  return segments.length === wanted.length ? found : null;
}

const kept = (query: string) => (query ? { query } : {});

/**
 * The route at an address below the base path, or null where there is none. A trailing slash does not matter; segments
 * that cannot be decoded are no address.
 * @param path such as `/courses/o1/view/content/p1/p2?tab=2`
 */
export function parse(path: string): Route | null {
  const [pathname = '', ...queries] = (path.split('#')[0] ?? '').split('?');
  const query = queries.join('?');
  let segments: string[];
  try {
    segments = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
  for (const [name, pattern] of patterns) {
    const found = match(pattern, segments);
    if (!found) continue;
    const { objectiveId = '', aggregateId = null, workflowId = '', certificateNumber = '', axis = '', rest = '' } = found as Record<string, string>;
    const review = new URLSearchParams(query).get('viewType') === 'REVIEW';
    switch (name) {
      case 'course':
        return { name, objectiveId, aggregateId, review, ...kept(review ? query.split('&').filter((part) => part !== 'viewType=REVIEW').join('&') : query) };
      case 'content':
        return { name, objectiveId, axis: axis.split('/').filter(Boolean), query };
      case 'details':
      case 'openCatalogCourse':
        return { name, objectiveId };
      case 'redirect':
        return { name, objectiveId, query };
      case 'workflow':
        return { name, objectiveId, workflowId };
      case 'certificate':
        return { name, objectiveId, certificateNumber };
      case 'publicCertificate':
        return { name, certificateNumber };
      case 'catalogCourse':
        return { name, objectiveId, rest, ...kept(query) };
      case 'courses':
      case 'catalog':
      case 'openCatalog':
      case 'emailResponse':
      case 'ltiCallback':
      case 'loginCallback':
        return { name, query };
      default:
        return { name };
    }
  }
  return null;
}
