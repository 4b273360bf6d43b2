import { patterns } from './patterns.ts';
import type { Route } from './route.ts';
import { pathSegments } from './pathSegments.ts';

/** Words after a course's address that belong to other routes; they are never ids of enrolments. */
const words: ReadonlySet<string> = new Set(['view', 'workflow', 'certificate']);

function match(pattern: string, segments: readonly string[]): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean);
  const found: Record<string, string> = {};
  let index = 0;
  for (const part of wanted) {
    // The rest of a path stays encoded, so that an encoded slash within a segment is not read as a separator.
    if (part === '*rest') return { ...found, rest: segments.slice(index).map(encodeURIComponent).join('/') };
    if (part.startsWith('*')) return { ...found, [part.slice(1)]: segments.slice(index).join('/') };
    const segment = segments[index++];
    if (segment === undefined) return null;
    if (part.startsWith(':')) found[part.slice(1)] = segment;
    else if (part !== segment) return null;
  }
  return segments.length === wanted.length ? found : null;
}

/** The path below a course: an enrolment, or a path without its own page, which shows the course (ROUTE-38). */
function below(second: string | null, rest: string): { readonly aggregateId: string | null; readonly rest?: string } {
  if (second !== null && !words.has(second)) return { aggregateId: second };
  const path = second ?? rest;
  return { aggregateId: null, ...(path && { rest: path }) };
}

const kept = (query: string) => (query ? { query } : {});

/**
 * The route at an address below the base path, or null if there is none, or if a segment cannot be decoded. A trailing slash does not
 * matter.
 * @param path such as `/courses/o1/view/content/p1/p2?tab=2`
 */
export function parse(path: string): Route | null {
  const [pathname = '', ...queries] = (path.split('#')[0] ?? '').split('?');
  const query = queries.join('?');
  const segments = pathSegments(pathname);
  if (!segments) return null;
  for (const [name, pattern] of patterns) {
    const found = match(pattern, segments);
    if (!found) continue;
    const {
      objectiveId = '',
      aggregateId: second = null,
      workflowId = '',
      certificateNumber = '',
      axis = '',
      rest = '',
    } = found as Record<string, string>;
    const review = new URLSearchParams(query).get('viewType') === 'REVIEW';
    switch (name) {
      case 'course':
        return {
          name,
          objectiveId,
          ...below(second, rest),
          review,
          ...kept(
            review
              ? query
                  .split('&')
                  .filter((part) => part !== 'viewType=REVIEW')
                  .join('&')
              : query,
          ),
        };
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
      case 'calendar':
      case 'knowledgeCenter':
        return { name, rest };
      case 'courses':
      case 'catalog':
      case 'results':
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
