import { tagOfEntry } from './chunkGraph.mjs';

const OF_ONE_ELEMENT = /\/(src\/features|widgets\/(entries|learn))\//;
const ICON = /\/node_modules\/lucide\//;
const anyOf = (...patterns) => new RegExp(patterns.map(({ source }) => source).join('|'));

// Some are no parts of the kit; but no list's tools shall bring all that is known of a course for their sake.
const KIT = anyOf(
  /\/src\/(ui|i18n)\//,
  /\/src\/(domain\/filter\/fold|contract\/courses\/(terms|openCatalog|nextSteps)|data\/courses\/nextSteps)\.ts$/,
  ICON,
);
// What the elements need beside the runtime, but no list of courses at first.
const COMMON = /\/src\/(commands\/asError|port\/useConfiguration|ui\/lazy\/lazyPart)\.tsx?$/;
// So small that Rollup would put them into whatever chunk is at hand, such as a list's first.
const SMALL = {
  place: /\/src\/data\/player\/reading\/(readingPlace|partMemory|throttle)\.ts$/,
  runs: anyOf(
    /\/src\/data\/player\/run\/(findRun|awaitRecord|courseEnded)\.ts$/,
    /\/src\/domain\/tree\/axisOfRun\.ts$/,
  ),
  // The results of one course stand on its page, and those of all courses on another.
  attempts: anyOf(
    /\/src\/data\/player\/(attemptsQuery|resultsKey|useResults)\.ts$/,
    /\/src\/domain\/results\/(attemptDates|attemptsInOrder|judgedAttempts)\.ts$/,
    /\/src\/(contract\/courses\/objectiveRecords\.ts|ui\/chart\/)/,
  ),
  search: /\/src\/(features\/player\/content\/search\/|web\/plainText\.ts$)/,
  dialog: /\/src\/ui\/dialog\/(Dialog\.tsx|dialog\.css)/,
  bits: anyOf(
    /\/src\/(ui\/(chip\/(Chip\.tsx|chip\.css)|(use(Near|Printing)|scrollerOf|movedBy)\.ts)|domain\/filter\/filter\.ts|web\/saveFile\.ts)/,
    // What `usePrinting` has of React's own package; elsewhere the two chunks would need each other.
    /\/node_modules\/react-dom\/index\.js\?commonjs-es-import$/,
  ),
  steps: /\/src\/data\/courses\/(useNextSteps|placeInList)\.ts$/,
  // What cards, the course's tabs and the header ask for alike.
  unread: anyOf(
    /\/src\/data\/(notifications\/(channels(Key|Query)|followCounts|useUnreadCounts|whileNeeded)|player\/unread(Key|Query))\.ts$/,
    /\/src\/data\/listening\/keepListening\.ts$/,
    /\/src\/contract\/(notifications\/(channels|noticeShape)|parts\/unreadCounts)\.ts$/,
  ),
  // Bookmarks come after what is read, and all of them at once; their key is asked for by whatever changes a course.
  saved: anyOf(
    /\/src\/features\/player\/saved\/(list\/|page\/|Saved\w+\.tsx|savedTools\.ts|useSavedNotice\.ts|\w+\.css)/,
    /\/src\/data\/player\/saved\/(savedQuery|savedWishes|useSavedParts)\.ts$/,
    /\/src\/(domain\/tree\/(savedInOrder|withWish)|contract\/parts\/savedParts)\.ts$/,
  ),
  // What the overview of a course has in common with parts that come late.
  beside: /\/src\/(data\/player\/run\/askAgain|features\/player\/base\/lazy\/useWorkTexts|plain\/uuid)\.ts$/,
  days: /\/src\/domain\/time\/zonedDay\.ts$/,
  hash: /\/widgets\/hash\//,
  warm: /\/src\/runtime\/(warmUp|vitals)\.ts$/,
  unreadable: /\/src\/features\/courses\/card\/Unreadable\.tsx$|\/icons\/file-x\.mjs$/,
};
/** The element whose first view is counted in bytes; see scripts/bytes/limits.mjs. */
const FIRST = 'lectern-courses';
/** Shows nothing of its own, and so has little in common with the others. */
const FRAME = 'lectern-frame';
/** What these have in common is the runtime. Elements that come later take of it what they need, and cut no chunk in two. */
const BASIS = [FIRST, 'lectern-catalog', 'lectern-player'];
/** The views of the course page, of which an address shows one; see src/features/player/shell/viewCode.ts. */
const CONTENT = /\/src\/features\/player\/content\/Content\.tsx$/;
const OVERVIEW = /\/src\/features\/player\/overview\/(Public)?Overview\.tsx$/;
/** Stands on either, where there is a text. */
const TEXT = /\/src\/features\/player\/parts\/text\/AuthorText\.tsx$/;

/**
 * Rollup's `manualChunks`. Every request and every byte before the first view is thought of here; the rest is left to Rollup, which
 * merges what is small, and would draw what has nothing to do with a view into it.
 *
 * - `runtime`: what every element needs before it can show anything, the view library with it: a browser has six connections to a
 *   server that speaks HTTP/1.1, and the first answers need theirs. Only what all entries import statically goes there, so a lazy part
 *   never grows the first load; and the course list's icons, which would else be a request of their own for a few bytes.
 * - `page`: the script of `/learn` with all that it needs beside the runtime.
 * - `list`: the rest of the course list's first view, in one piece whoever else shows cards of courses, as the dashboard does.
 * - `kit`: what late parts of the course list look like, and parts of other elements too: one chunk in place of a handful, whose names
 *   the loader would carry. `enrolment`: what they have in common with the overview of a course alone.
 * - `player`: what every view of the course page needs; `content`, `overview`: what that view needs beside. Who enrols from a list goes
 *   on to the player, and has its data by then.
 * - `bits`: icons that stand in several places, and their like; and what else is so small that it would lie anywhere.
 */
export function sharedChunks() {
  let shared;
  return (id, { getModuleInfo, getModuleIds }) => {
    shared ??= sharedModules([...getModuleIds()], getModuleInfo);
    return shared.find(([, modules]) => modules.has(id))?.[0] ?? null;
  };
}

/**
 * Rollup's `chunkFileNames`: a lazy part of a feature is named after it. What several elements share has no name but its
 * hash, since the loader carries those names.
 */
export function chunkName({ name, facadeModuleId }) {
  const part = /\/src\/features\/.*\/(\w+)\.tsx?$/.exec(facadeModuleId ?? '')?.[1];
  const said = name === 'runtime' ? name : part;
  return `chunks/${said ? `${said}-` : ''}[hash:7].js`;
}

/** Names of chunks with their modules; the first that has a module gets it. */
function sharedModules(all, getModuleInfo) {
  const closure = (modules) => closureOf(modules, (id) => getModuleInfo(id)?.importedIds);
  const late = (modules) => [...modules].flatMap((id) => getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const entries = all.filter(tagOfEntry);
  const elements = entries
    .filter((entry) => tagOfEntry(entry) !== FRAME)
    .map((entry) => {
      const own = closure([entry]);
      const views = [CONTENT, OVERVIEW].map((view) => closure(late(own).filter((id) => view.test(id))));
      const tag = tagOfEntry(entry);
      return { isFirst: tag === FIRST, isBasis: BASIS.includes(tag), own, views, every: union(own, ...views) };
    });
  const [basis, later] = [true, false].map((wanted) => elements.filter(({ isBasis }) => isBasis === wanted));
  const isCommon = (id) => basis.every(({ every }) => every.has(id)) || later.some(({ own }) => own.has(id));
  const first = union(...elements.filter(({ isFirst }) => isFirst).map(({ own }) => own));
  const lateOfFirst = closureOf(late(first), (id) => [...(getModuleInfo(id)?.importedIds ?? []), ...late([id])]);
  const [content = new Set(), overview = new Set()] = elements.find(({ views }) => views[0].size > 0)?.views ?? [];
  const own = union(...elements.filter(({ views }) => views[0].size > 0).map((element) => element.own));
  const texts = closure(all.filter((id) => TEXT.test(id)));
  const player = union(own, both(content, overview), both(texts, union(content, overview)));
  const soon = union(own, content, closure(all.filter((id) => SMALL.search.test(id))));

  // What the frame of `/learn` brings is there already.
  const ofPages = closure(all.filter((id) => getModuleInfo(id).isEntry && !tagOfEntry(id)));
  const there = union(first, ofPages);
  const among = (modules, fits) => new Set([...modules].filter((id) => !there.has(id) && fits(id)));
  const isShared = (id) => lateOfFirst.has(id) && !OF_ONE_ELEMENT.test(id);
  const runtime = new Set([...first].filter((id) => !OF_ONE_ELEMENT.test(id) && (ICON.test(id) || isCommon(id))));
  return Object.entries({
    runtime,
    // Each page of `/learn` needs all of it: in one piece it is one request.
    page: new Set([...ofPages].filter((id) => !runtime.has(id))),
    // What a page's own script needs too would have the page wait for the list's code.
    list: new Set([...first].filter((id) => !runtime.has(id) && !ofPages.has(id))),
    kit: among(all, (id) => COMMON.test(id) || (soon.has(id) && isShared(id) && KIT.test(id))),
    player: among(
      new Set([...player, ...both(soon, lateOfFirst).filter((id) => !OF_ONE_ELEMENT.test(id))]),
      () => true,
    ),
    content: among(content, () => true),
    ...Object.fromEntries(Object.entries(SMALL).map(([name, parts]) => [name, among(all, (id) => parts.test(id))])),
    bits: among(all, (id) => SMALL.bits.test(id) || (ICON.test(id) && getModuleInfo(id).importers.length > 1)),
    enrolment: among(overview, isShared),
    overview: among(overview, () => true),
  });
}

const union = (...sets) => new Set(sets.flatMap((set) => [...set]));
const both = (one, other) => [...one].filter((id) => other.has(id));

/** What is reached from modules, themselves among it. */
function closureOf(modules, next) {
  const seen = new Set(modules);
  for (const id of seen) for (const reached of next(id) ?? []) seen.add(reached);
  return seen;
}
