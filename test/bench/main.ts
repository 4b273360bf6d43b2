import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { build } from '../../scripts/build/build.mjs';
import { compressFiles } from '../../scripts/build/compressFiles.mjs';
import { chunkBytes, gzipBytes } from '../../scripts/bytes/chunkBytes.mjs';
import { AS_SHIPPED, startServer, type RunningServer } from '../e2e/support/startServer.ts';
import { isWorse, keepBaseline, readBaseline } from './baseline.ts';
import { bigTree } from './bigTree.ts';
import { openBrowser, partnerCookies } from './browsers.ts';
import { calendarPaint } from './calendarPaint.ts';
import { cardToCourse } from './loads/cardToCourse.ts';
import { certificates } from './certificates.ts';
import { channel } from './channel.ts';
import { drawnPages } from './drawnPages.ts';
import { languages } from './languages.ts';
import { lists } from './lists.ts';
import { mountLeaks } from './mountLeaks.ts';
import { outside } from './outside/outside.ts';
import { outsideRows } from './outside/outsideRows.ts';
import { loadRows, playerRows, wayRows } from './loads/loadRows.ts';
import { playerLoads } from './loads/playerLoads.ts';
import { readers } from './readers/readers.ts';
import {
  byteRows,
  calendarRows,
  certificateRows,
  channelRows,
  drawnRows,
  isOver,
  languageRows,
  leakRows,
  listRows,
  readerRows,
  table,
  treeRows,
  tutorRows,
} from './report.ts';
import { timeToCard } from './loads/timeToCard.ts';
import { tutorWords } from './tutorWords.ts';

const CPU_SLOWDOWN = 4;
const LINE = { roundTripMs: 150, bitsPerSecond: 1_600_000 };

/** Numbers of the shipped files, from the disk alone. */
function fileBytes() {
  const folder = 'dist/embed/1';
  const { tags } = JSON.parse(readFileSync('dist/meta/embed.json', 'utf8')) as { tags: Record<string, string[]> };
  const texts = ['common', 'courses'].map((name) => `locales/en-US/${name}.json`);
  return [
    ...['lectern.js', ...(tags['lectern-courses'] ?? [])].map((name) => ({ name, ...chunkBytes(folder, name) })),
    ...texts.map((name) => ({
      name,
      gzip: gzipBytes(readFileSync(join(folder, name))),
      parts: { texts: gzipBytes(readFileSync(join(folder, name))) },
    })),
  ];
}

/**
 * What can be measured by itself: bytes of the files, cold loads, what mounting leaves behind, lists of thousands of
 * courses, the way from a card to its course, a course of thousands of parts, months of a thousand dates, the words of the
 * tutor, the way between a frame and its host, a change of the language, the files of certificates, pages that the server draws,
 * hundreds of readers at once, commits of packages and launches of tools.
 */
export const PARTS = [
  'bytes',
  'loads',
  'player',
  'way',
  'leaks',
  'lists',
  'tree',
  'calendar',
  'tutor',
  'channel',
  'languages',
  'certificates',
  'drawn',
  'readers',
  'outside',
] as const;
type Part = (typeof PARTS)[number];

async function withAcademy<T>(work: (server: RunningServer) => Promise<T>): Promise<T> {
  const server = await startServer({ env: AS_SHIPPED });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

async function measureLeaks({ partner }: RunningServer) {
  const browser = await openBrowser();
  const cookies = await partnerCookies(browser, partner);
  const leaks = [];
  for (const tag of ['lectern-courses', 'lectern-catalog'] as const)
    leaks.push(await mountLeaks(browser, `${partner}/training`, cookies, tag));
  await browser.close();
  return leaks;
}

/**
 * The figures of the named parts, printed as a table beside those of the baseline, and written to `dist/bench.json`. Ends with 1
 * when one is over its limit, or worse than it was.
 * @param keeps makes these figures the new baseline
 */
export async function main(runs: number, parts: readonly string[] = PARTS, keeps = false): Promise<void> {
  const unknown = parts.filter((part) => !(PARTS as readonly string[]).includes(part));
  if (unknown.length > 0 || !(runs >= 1)) throw new Error(`npm run bench -- --runs 5 --only ${PARTS.join(',')}`);
  const has = (part: Part) => parts.includes(part);
  await build(['server', 'hosts', 'embed', 'learn', 'render', 'seed']);
  // As they are delivered.
  await compressFiles();
  const begun = loadavg();
  const loads = has('loads')
    ? await withAcademy((server) => timeToCard(server, { runs, cpuSlowdown: CPU_SLOWDOWN, line: LINE }))
    : [];
  const player = has('player')
    ? await playerLoads([100, 1000, 5000], { runs, cpuSlowdown: CPU_SLOWDOWN, line: LINE })
    : [];
  const toCourse = has('way')
    ? await withAcademy((server) => cardToCourse(server, { runs, cpuSlowdown: CPU_SLOWDOWN, line: LINE }))
    : null;
  const leaks = has('leaks') ? await withAcademy(measureLeaks) : [];
  const list = has('lists') ? await lists({ runs, cpuSlowdown: CPU_SLOWDOWN }) : null;
  const tree = has('tree') ? await bigTree({ runs, cpuSlowdown: CPU_SLOWDOWN }) : null;
  const month = has('calendar')
    ? await withAcademy((server) => calendarPaint(server, { runs, cpuSlowdown: CPU_SLOWDOWN }))
    : null;
  const words = has('tutor') ? await tutorWords({ runs, cpuSlowdown: CPU_SLOWDOWN }) : null;
  const pings = has('channel') ? await withAcademy((server) => channel(server, { pings: 40 * runs })) : null;
  const speech = has('languages')
    ? await withAcademy((server) => languages(server, { runs, cpuSlowdown: CPU_SLOWDOWN }))
    : null;
  const files = has('certificates') ? await certificates({ runs }) : null;
  const drawn = has('drawn')
    ? await withAcademy((server) => drawnPages(server, { runs, cpuSlowdown: CPU_SLOWDOWN, line: LINE }))
    : [];
  const many = has('readers') ? await readers({ runs }) : null;
  const elsewhere = has('outside') ? await outside() : {};
  const rows = [
    ...(has('bytes') ? byteRows(fileBytes()) : []),
    ...loads.flatMap(loadRows),
    ...player.flatMap(playerRows),
    ...(toCourse ? wayRows(toCourse) : []),
    ...leaks.flatMap(leakRows),
    ...(list ? listRows(list) : []),
    ...(tree ? treeRows(tree) : []),
    ...(month ? calendarRows(month) : []),
    ...(words ? tutorRows(words) : []),
    ...(pings ? channelRows(pings) : []),
    ...(speech ? languageRows(speech) : []),
    ...(files ? certificateRows(files) : []),
    ...drawn.flatMap(drawnRows),
    ...(many ? readerRows(many) : []),
    ...outsideRows(elsewhere),
  ];
  const baseline = readBaseline();
  console.log(
    `Medians of ${runs} runs, ${CPU_SLOWDOWN} times slower processor; loads are cold, ` +
      `${LINE.roundTripMs} ms and ${LINE.bitsPerSecond / 1e6} Mbit/s:\n\n${table(rows, baseline)}\n`,
  );
  for (const { page, chain } of [
    ...loads,
    ...loads.map(({ page, secondChain }) => ({ page: `${page}, second visit`, chain: secondChain })),
    ...player.map(({ parts, chain: steps }) => ({ page: `player, ${parts} parts`, chain: steps })),
  ])
    console.log(`Longest chain on ${page}:\n${chain.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}`);
  // Times of a machine that had other work to do are not those of the program.
  const machine = {
    node: process.version,
    processors: cpus().length,
    processor: cpus()[0]?.model,
    load: { before: begun[0], after: loadavg()[0] },
  };
  console.log(
    `${machine.processors} processors, load ${begun[0]?.toFixed(1)} at the beginning and ${machine.load.after?.toFixed(1)} at the end`,
  );
  const measured = {
    made: new Date().toISOString(),
    machine,
    runs,
    cpuSlowdown: CPU_SLOWDOWN,
    line: LINE,
    rows,
    loads,
    player,
    way: toCourse,
    leaks,
    lists: list,
    tree,
    calendar: month,
    tutor: words,
    channel: pings,
    languages: speech,
    certificates: files,
    drawn,
    readers: many,
    outside: elsewhere,
  };
  writeFileSync('dist/bench.json', `${JSON.stringify(measured, null, 2)}\n`);
  if (rows.some((row) => isOver(row) || isWorse(row, baseline))) process.exitCode = 1;
  if (keeps) keepBaseline(rows);
}
