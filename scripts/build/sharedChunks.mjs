import { tagOfEntry } from './chunkGraph.mjs';

const OF_ONE_ELEMENT = /\/(src\/features|widgets\/(entries|learn))\//;
const ICON = /\/node_modules\/lucide\//;
// Some are no parts of the kit; but no list's tools shall bring all that is known of a course for their sake.
const KIT = /\/src\/(ui|i18n)\/|\/src\/(domain\/fold|contract\/(terms|openCatalog))\.ts$|\/node_modules\/lucide\//;
// So small that Rollup would put them into whatever chunk is at hand, such as a list's first.
const SMALL = {
  place: /\/src\/data\/player\/(readingPlace|partMemory|calmly)\.ts$/,
  runs: /\/src\/(data\/player\/(findRun|awaitRecord|courseEnded|attemptsQuery)|domain\/axisOfRun|contract\/objectiveRecords)\.ts$/,
  search: /\/src\/features\/player\/search\//,
  dialog: /\/src\/ui\/(Dialog\.tsx|dialog\.css)/,
  bits: /\/src\/(ui\/(Chip\.tsx|chip\.css)|domain\/filter\.ts)/,
  hash: /\/widgets\/hash\//,
  warm: /\/src\/runtime\/(warmUp|vitals)\.ts$/,
  unreadable: /\/src\/features\/courses\/Unreadable\.tsx$|\/icons\/file-x\.mjs$/,
};
/** The element whose first view is counted in bytes; see scripts/bytes/limits.mjs. */
const FIRST = 'lectern-courses';
/** Shows nothing of its own, and so has little in common with the others. */
const FRAME = 'lectern-frame';
/** The views of the course page, of which an address shows one; see src/features/player/viewCode.ts. */
const CONTENT = /\/src\/features\/player\/Content\.tsx$/;
const OVERVIEW = /\/src\/features\/player\/(Public)?Overview\.tsx$/;
/** Stands on either, where there is a text. */
const TEXT = /\/src\/features\/player\/text\/AuthorText\.tsx$/;

/**
 * Rollup's `manualChunks`. Every request and every byte before the first view is thought of here; the rest is left to Rollup, which
 * merges what is small, and would draw what has nothing to do with a view into it.
 *
 * - `runtime`: what every element needs before it can show anything, the view library with it: a browser has six connections to a
 *   server that speaks HTTP/1.1, and the first answers need theirs. Only what all entries import statically goes there, so a lazy part
 *   never grows the first load; and the course list's icons, which would else be a request of their own for a few bytes.
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
  return `chunks/${said ? `${said}-` : ''}[hash:6].js`;
}

/** Names of chunks with their modules; the first that has a module gets it. */
function sharedModules(all, getModuleInfo) {
  const closure = (modules) => closureOf(modules, (id) => getModuleInfo(id)?.importedIds);
  const late = (modules) => [...modules].flatMap((id) => getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const entries = all.filter(tagOfEntry);
  const elements = entries.filter((entry) => tagOfEntry(entry) !== FRAME).map((entry) => {
    const own = closure([entry]);
    const views = [CONTENT, OVERVIEW].map((view) => closure(late(own).filter((id) => view.test(id))));
    return { isFirst: tagOfEntry(entry) === FIRST, own, views, every: union(own, ...views) };
  });
  const first = union(...elements.filter(({ isFirst }) => isFirst).map(({ own }) => own));
  const lateOfFirst = closureOf(late(first), (id) => [...(getModuleInfo(id)?.importedIds ?? []), ...late([id])]);
  const [content = new Set(), overview = new Set()] = elements.find(({ views }) => views[0].size > 0)?.views ?? [];
  const own = union(...elements.filter(({ views }) => views[0].size > 0).map((element) => element.own));
  const texts = closure(all.filter((id) => TEXT.test(id)));
  const player = union(own, both(content, overview), both(texts, union(content, overview)));
  const soon = union(own, content, closure(all.filter((id) => SMALL.search.test(id))));

  // What the frame of `/learn` brings is there already.
  const there = union(first, closure(all.filter((id) => getModuleInfo(id).isEntry && !tagOfEntry(id))));
  const among = (modules, fits) => new Set([...modules].filter((id) => !there.has(id) && fits(id)));
  const isShared = (id) => lateOfFirst.has(id) && !OF_ONE_ELEMENT.test(id);
  return Object.entries({
    runtime: new Set([...first].filter((id) => !OF_ONE_ELEMENT.test(id) && (ICON.test(id) || elements.every(({ every }) => every.has(id))))),
    kit: among(soon, (id) => isShared(id) && KIT.test(id)),
    player: among(new Set([...player, ...both(soon, lateOfFirst).filter((id) => !OF_ONE_ELEMENT.test(id))]), () => true),
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
