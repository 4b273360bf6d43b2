import { tagOfEntry } from './chunkGraph.mjs';

const OF_ONE_ELEMENT = /\/(src\/features|widgets\/(entries|learn))\//;
const ICON = /\/node_modules\/lucide\//;
const anyOf = (...patterns) => new RegExp(patterns.map(({ source }) => source).join('|'));

// Some of these are not parts of the kit, but without them a list's tools would load all data code of a course.
const KIT = anyOf(
  /\/src\/(ui|i18n)\//,
  /\/src\/(domain\/filter\/fold|contract\/courses\/(openCatalog|nextSteps)|data\/courses\/nextSteps)\.ts$/,
  ICON,
);
// Modules that the elements need besides the runtime, but no list of courses needs at first.
const COMMON = anyOf(
  /\/src\/data\/(query\/useRefetchWindow|settings\/\w+)\.ts$/,
  /\/src\/(commands\/asError|plain\/(spread|atPhase)|ui\/lazy\/lazyPart)\.tsx?$/,
);
// Rules of a course's tree that the calendar, the dashboard and the dialogs of the overview need too, and a calendar's icon. Rollup would
// put them into the content of a course, which none of these shows.
const TREE_RULES = anyOf(
  /\/src\/domain\/(course\/finishCheck|proctoring\/isProctored|time\/isTimed)\.ts$/,
  /\/icons\/calendar-days\.mjs$/,
);
// Modules so small that Rollup would put them into any chunk, such as the first one of a list.
const SMALL = {
  place: /\/src\/data\/player\/reading\/(readingPlace|partMemory|throttle)\.ts$/,
  runs: anyOf(
    /\/src\/data\/player\/run\/(findRun|awaitRecord|courseEnded)\.ts$/,
    /\/src\/domain\/tree\/axisOfRun\.ts$/,
  ),
  // The results of one course are on its page, and those of all courses on another page.
  attempts: anyOf(
    /\/src\/data\/player\/(attemptsQuery|resultsKey|useResults)\.ts$/,
    /\/src\/domain\/results\/(attemptDates|attemptsInOrder|judgedAttempts)\.ts$/,
    /\/src\/(contract\/courses\/objectiveRecords\.ts|ui\/chart\/)/,
  ),
  search: /\/src\/(features\/player\/content\/search\/|web\/plainText\.ts$)/,
  dialog: /\/src\/ui\/dialog\/(Dialog\.tsx|dialog\.css|useBeforehand\.ts)/,
  bits: anyOf(
    /\/src\/ui\/(chip\/(Chip\.tsx|chip\.css)|scroll\/|usePrinting\.ts)/,
    // The calendar and the page of an event need the times of events, and other parts of this chunk.
    /\/src\/(domain\/(filter\/filter|tree\/eventTimes)|web\/saveFile)\.ts$/,
    // The part of React's own package that `usePrinting` uses; elsewhere the two chunks would need each other.
    /\/node_modules\/react-dom\/index\.js\?commonjs-es-import$/,
  ),
  // Code that the tools of a list share with the dashboard, the results and the overview of a course.
  steps: anyOf(
    /\/src\/data\/courses\/(useNextSteps|placeInList|termsQuery|useRevealedGrades)\.ts$/,
    /\/src\/(contract\/courses\/(courseCounts|terms)|domain\/results\/nextReveal)\.ts$/,
  ),
  // Code that cards, the course's tabs and the header share.
  unread: anyOf(
    /\/src\/data\/notifications\/(channels(Key|Query)|followCounts|useUnreadCounts|whileNeeded)\.ts$/,
    /\/src\/data\/player\/(unread(Key|Query)|sendRead)\.ts$/,
    /\/src\/(data\/listening\/keepListening|domain\/notifications\/badgeOf)\.ts$/,
    /\/src\/contract\/(notifications\/(channels|noticeShape)|parts\/unreadCounts)\.ts$/,
  ),
  // Bookmarks load after the content, all of their code at once; other code that changes a course needs their key.
  saved: anyOf(
    /\/src\/features\/player\/saved\/(list\/|page\/|Saved\w+\.tsx|savedTools\.ts|useSavedNotice\.ts|\w+\.css)/,
    /\/src\/data\/player\/saved\/(savedQuery|savedWishes|useSavedParts)\.ts$/,
    /\/src\/(domain\/tree\/(savedInOrder|withWish)|contract\/parts\/savedParts)\.ts$/,
  ),
  // Code that the overview of a course shares with parts that load late.
  beside: anyOf(
    /\/src\/(data\/player\/(run\/askAgain|answer\/textSum)|features\/player\/base\/lazy\/useWorkTexts)\.ts$/,
    /\/src\/contract\/parts\/answers\.ts$/,
  ),
  // A file of a part, and its size: attachments, films and kept courses have both.
  files: anyOf(
    /\/src\/(contract\/parts\/(files|attachments)|data\/player\/(fetchFile|attachmentSize))\.ts$/,
    /\/src\/features\/player\/parts\/file\/(useDownload|fileModel)\.ts$/,
  ),
  added: /\/src\/(language\/readAddedLocales|runtime\/pieces\/findAddedLocales)\.ts$/,
  days: /\/src\/domain\/time\/zonedDay\.ts$/,
  hash: /\/widgets\/hash\//,
  warm: /\/src\/runtime\/(warmUp|vitals)\.ts$/,
  unreadable: /\/src\/features\/courses\/card\/Unreadable\.tsx$|\/icons\/file-x\.mjs$/,
};
/** The element whose first view is counted in bytes; see scripts/bytes/limits.mjs. */
const FIRST = 'lectern-courses';
/** It shows nothing itself, so it shares little with the others. */
const FRAME = 'lectern-frame';
/** The code that these share is the runtime. Later elements use the parts of it that they need, and split no chunk. */
const BASIS = [FIRST, 'lectern-catalog', 'lectern-player'];
/** The views of the course page, of which an address shows one; see src/features/player/shell/viewCode.ts. */
const CONTENT = /\/src\/features\/player\/content\/Content\.tsx$/;
const OVERVIEW = /\/src\/features\/player\/overview\/(Public)?Overview\.tsx$/;
/** Part of both views, if they show a text. */
const TEXT = /\/src\/features\/player\/parts\/text\/AuthorText\.tsx$/;

/**
 * Rollup's `manualChunks`. It decides on every request and every byte before the first view; the rest is left to Rollup, which merges small
 * modules and would otherwise add unrelated code to a view.
 *
 * - `runtime`: the code that every element needs before it can show anything, including the view library: a browser has six connections to
 *   a server that speaks HTTP/1.1, and the first replies need theirs. Only modules that all entries import statically belong to it, so a
 *   lazy part never enlarges the first load; and the course list's icons, which would otherwise be a separate request for a few bytes.
 * - `page`: the script of `/learn` with everything that it needs besides the runtime.
 * - `list`: the rest of the course list's first view, in one piece even if other elements show cards of courses, as the dashboard does.
 * - `kit`: the components of late parts of the course list, and of other elements too: one chunk in place of several, whose names the
 *   loader would contain. `enrolment`: the code that they share only with the overview of a course.
 * - `player`: the code that every view of the course page needs; `content`, `overview`: the additional code of that view. A learner who
 *   enrols from a list goes on to the player, and has its data by then.
 * - `bits`: icons and similar modules that several views use; and other modules so small that Rollup would put them anywhere.
 */
export function sharedChunks() {
  let shared;
  return (id, { getModuleInfo, getModuleIds }) => {
    shared ??= sharedModules([...getModuleIds()], getModuleInfo);
    return shared.find(([, modules]) => modules.has(id))?.[0] ?? null;
  };
}

/**
 * Rollup's `chunkFileNames`: a lazy part of a feature is named after it. A chunk that several elements share is named only by its hash,
 * since the loader contains those names.
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
  const rules = closure(all.filter((id) => TREE_RULES.test(id)));
  const soon = union(own, content, closure(all.filter((id) => SMALL.search.test(id))));

  // The code of the frame of `/learn` is loaded already.
  const ofPages = closure(all.filter((id) => getModuleInfo(id).isEntry && !tagOfEntry(id)));
  const there = union(first, ofPages);
  const among = (modules, fits) => new Set([...modules].filter((id) => !there.has(id) && fits(id)));
  const isShared = (id) => lateOfFirst.has(id) && !OF_ONE_ELEMENT.test(id);
  const runtime = new Set([...first].filter((id) => !OF_ONE_ELEMENT.test(id) && (ICON.test(id) || isCommon(id))));
  return Object.entries({
    runtime,
    // Each page of `/learn` needs all of it, so it is one request.
    page: new Set([...ofPages].filter((id) => !runtime.has(id))),
    // Modules that a page's own script needs too are excluded; otherwise the page would wait for the list's code.
    list: new Set([...first].filter((id) => !runtime.has(id) && !ofPages.has(id))),
    kit: among(all, (id) => COMMON.test(id) || (soon.has(id) && isShared(id) && KIT.test(id))),
    player: among(union(player, rules, both(soon, lateOfFirst)), (id) => player.has(id) || !OF_ONE_ELEMENT.test(id)),
    content: among(content, () => true),
    ...Object.fromEntries(Object.entries(SMALL).map(([name, parts]) => [name, among(all, (id) => parts.test(id))])),
    bits: among(all, (id) => SMALL.bits.test(id) || (ICON.test(id) && getModuleInfo(id).importers.length > 1)),
    enrolment: among(overview, isShared),
    overview: among(overview, () => true),
  });
}

const union = (...sets) => new Set(sets.flatMap((set) => [...set]));
const both = (one, other) => [...one].filter((id) => other.has(id));

/** All modules that are reached from the given ones, including these. */
function closureOf(modules, next) {
  const seen = new Set(modules);
  for (const id of seen) for (const reached of next(id) ?? []) seen.add(reached);
  return seen;
}
