import arCommon from '../../../locales/ar/common.json';
import arCourses from '../../../locales/ar/courses.json';
import enCommon from '../../../locales/en-US/common.json';
import enCourses from '../../../locales/en-US/courses.json';
import enPlayer from '../../../locales/en-US/player.json';
import { sketches } from '../../../widgets/workbench/states/courses/courseSketches.ts';
import { wireCourse } from '../../../widgets/workbench/states/courses/stateCourse.ts';

export interface Asked {
  readonly url: string;
  readonly path: string;
  readonly credentials: RequestCredentials | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly at: number;
}

export interface Service {
  readonly asked: Asked[];
  /** How often each path was requested. */
  readonly counts: () => Readonly<Record<string, number>>;
  readonly stop: () => void;
}

const files: Readonly<Record<string, unknown>> = {
  'en-US/common': enCommon,
  'en-US/courses': enCourses,
  'en-US/player': enPlayer,
  'ar/common': arCommon,
  'ar/courses': arCourses,
};
const courses = sketches.slice(0, 3).map(wireCourse);

const replies: readonly (readonly [RegExp, (path: string) => unknown])[] = [
  [/\/config-ui\/config\.json$/, () => ({ environment: 'development' })],
  [
    /\/users\/me$/,
    () => ({ id: 'u1', email: 'mira@example.org', first_name: 'Mira', last_name: 'Holm', roles: ['Learner'] }),
  ],
  [/\/users\/me\/objective-accesses\/query$/, () => ({ data: courses, totalCount: courses.length })],
  [/\/locales\//, (path) => files[/locales\/(.+)\.json$/.exec(path)![1]!]],
];

/** Replaces the page's network by one that answers the first calls of a page and counts them. */
export function service(): Service {
  const asked: Asked[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init = {}) => {
    const url = input instanceof Request ? input.url : new URL(input, location.href).href;
    const { pathname } = new URL(url);
    asked.push({
      url,
      path: pathname,
      credentials: init.credentials,
      headers: Object.fromEntries(new Headers(init.headers)),
      at: performance.now(),
    });
    await new Promise((resolve) => setTimeout(resolve, 10));
    const answer = replies.find(([path]) => path.test(pathname))?.[1](pathname);
    return answer === undefined
      ? Response.json({ error: { code: 'not_found', message: pathname } }, { status: 404 })
      : Response.json(answer);
  };
  return {
    asked,
    counts: () => {
      const counts: Record<string, number> = {};
      for (const { path } of asked) counts[path] = (counts[path] ?? 0) + 1;
      return counts;
    },
    stop: () => (globalThis.fetch = original),
  };
}
