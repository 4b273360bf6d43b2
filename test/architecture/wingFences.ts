import type { Source } from './sources.ts';

const ROOM = 'src/features/player/';

/** The wings of the course page, and the other wings that each may import. */
const wings: Readonly<Record<string, readonly string[]>> = {
  // Reads the address, loads the course and chooses the view.
  shell: ['overview', 'content', 'emailAnswer', 'finish', 'results', 'parts', 'base'],
  // The two views of a course. Neither knows the other: an address shows one of them.
  overview: ['saved', 'finish', 'results', 'parts', 'base'],
  content: ['saved', 'finish', 'results', 'parts', 'base'],
  // An answer that was given in an e-mail, before its course is known.
  emailAnswer: ['base'],
  finish: ['parts', 'base'],
  results: ['parts', 'base'],
  // Bookmarks: their display in both views, and the element that lists them all.
  saved: ['base'],
  // The possible content of a part: texts, files, films, answers, teams.
  parts: ['base'],
  // Code that several wings need.
  base: [],
};

/** The wing of a module; `null` outside the course page and for the files beside the wings, such as its manifest. */
function wingOf(path: string): string | null {
  if (!path.startsWith(ROOM)) return null;
  const [wing, ...rest] = path.slice(ROOM.length).split('/');
  return wing && rest.length > 0 ? wing : null;
}

/** Imports between the wings of the course page that the table does not allow. A wing that the table lacks may import none. */
export function wrongWings(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith(ROOM))
    .flatMap(({ path, imports }) => {
      const from = wingOf(path);
      return imports
        .filter(({ target }) => target.startsWith(ROOM))
        .filter(({ target }) => {
          const to = wingOf(target);
          return to !== null && to !== from && !(wings[from ?? ''] ?? []).includes(to);
        })
        .map(({ target }) => `${path} imports ${target}`);
    });
}
