import { LIMITS } from '../../scripts/bytes/limits.mjs';
import { isWorse, type Baseline } from './baseline.ts';
import type { DrawnFigures } from './drawnPages.ts';
import type { TreeFigures } from './bigTree.ts';
import type { CalendarFigures, PaintFigure } from './calendarPaint.ts';
import type { CertificateFigures } from './certificates.ts';
import type { ChannelFigures } from './channel.ts';
import type { LanguageFigures } from './languages.ts';
import type { ListFigures } from './lists.ts';
import type { MountLeaks } from './mountLeaks.ts';
import type { ReaderFigures } from './readers/readers.ts';
import type { TutorFigures } from './tutorWords.ts';

/** One figure beside its limit. */
export interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly limit?: number;
}

const HEAP_LIMIT = 1024;
const LIST_LIMITS = { searchMs: 100, heapMB: 12 };
const TREE_LIMITS = { locksMs: 10, serverMs: 200, paintMs: 300, clickMs: 100 };
const MONTH_LIMIT = 200;
const WORD_LIMIT = 300;
const ROUND_TRIP_LIMIT = 5;
const SWITCH_LIMIT = 200;
const CERTIFICATE_LIMITS = { ms: 300, bytes: 200_000 };

export const isOver = ({ value, limit }: Row): boolean => limit !== undefined && value > limit;

/** Bytes of the built files that a course card needs, by file and by part. */
export function byteRows(
  files: readonly { readonly name: string; readonly gzip: number; readonly parts: Readonly<Record<string, number>> }[],
): Row[] {
  const parts: Record<string, number> = {};
  for (const file of files)
    for (const [part, bytes] of Object.entries(file.parts)) parts[part] = (parts[part] ?? 0) + bytes;
  return [
    ...files.map(({ name, gzip }) => ({
      what: `file ${name}`,
      value: gzip,
      unit: 'B',
      ...(name === 'lectern.js' && { limit: LIMITS.loader }),
    })),
    ...Object.entries(parts).map(([part, value]) => ({ what: `part ${part}`, value, unit: 'B' })),
  ];
}

export function calendarRows({ ofMonth, inAll, month, agenda, toMonth, nextMonth }: CalendarFigures): Row[] {
  const all = `calendar of ${inAll.toLocaleString('en-US')} dates`;
  const rows = (what: string, { ms, tables }: PaintFigure): Row[] => [
    { what, value: Math.round(ms), unit: 'ms', limit: MONTH_LIMIT },
    { what: `${what}, as many times a bare table`, value: tenth(tables), unit: '×' },
  ];
  return [
    ...rows(`calendar of ${ofMonth.toLocaleString('en-US')} dates: their month is painted`, month),
    ...rows(`${all}: the agenda`, agenda),
    ...rows(`${all}: from the agenda to a month of ${ofMonth.toLocaleString('en-US')}`, toMonth),
    ...rows(`${all}: the next month of ${ofMonth.toLocaleString('en-US')}`, nextMonth),
  ];
}

export const tutorRows = ({ words, searchMs, modelMs, endMs }: TutorFigures): Row[] =>
  [
    ['by search, from the first bytes to the first word', searchMs],
    ['by a model, from its first word to that on the screen', modelMs],
    [`by a model, from its last of ${words} words to the whole answer`, endMs],
  ].map(([what, value]) => ({
    what: `tutor: ${what}`,
    value: Math.round(Number(value)),
    unit: 'ms',
    limit: WORD_LIMIT,
  }));

export function leakRows({ tag, mounts, heapBytesEach, left }: MountLeaks): Row[] {
  return [
    {
      what: `${tag}, ${mounts} mounts: heap each, second half`,
      value: Math.round(heapBytesEach),
      unit: 'B',
      limit: HEAP_LIMIT,
    },
    ...Object.entries(left).map(([what, value]) => ({
      what: `${tag}, ${mounts} mounts: ${what} left, second half`,
      value,
      unit: '',
      limit: 0,
    })),
  ];
}

export function listRows({
  courses,
  scrolled,
  searchMs,
  searchScrolledMs,
  firstDrawerMs,
  drawerMs,
  heapBytes,
  calls,
}: ListFigures): Row[] {
  const many = `list of ${courses.toLocaleString('en-US')}`;
  const ms = (what: string, value: number, limit?: number): Row => ({
    what: `${many}: ${what}`,
    value: Math.round(value),
    unit: 'ms',
    ...(limit !== undefined && { limit }),
  });
  return [
    ms('search, reply to paint', searchMs, LIST_LIMITS.searchMs),
    ms(`search after ${scrolled} cards, reply to paint`, searchScrolledMs, LIST_LIMITS.searchMs),
    ms('filters, first click to paint', firstDrawerMs),
    ms('filters, later click to paint', drawerMs),
    {
      what: `${many}: heap after ${scrolled} cards and searches`,
      value: Math.round(heapBytes / 10_000) / 100,
      unit: 'MB',
      limit: LIST_LIMITS.heapMB,
    },
    ...Object.entries(calls).flatMap(([database, all]) => all.map((one) => ms(`${database}, ${one.call}`, one.ms))),
  ];
}

export function treeRows({ parts, locksMs, serverMs, bytes, paintMs, portion, expandMs, turnMs }: TreeFigures): Row[] {
  const row = (what: string, value: number, limit?: number): Row => ({
    what: `tree of ${parts.toLocaleString('en-US')} parts: ${what}`,
    value: Math.round(value * 10) / 10,
    unit: 'ms',
    ...(limit !== undefined && { limit }),
  });
  return [
    row('verdicts of all parts, this processor', locksMs, TREE_LIMITS.locksMs),
    row('server', serverMs, TREE_LIMITS.serverMs),
    {
      what: `tree of ${parts.toLocaleString('en-US')} parts: size`,
      value: Math.round(bytes / 10_000) / 100,
      unit: 'MB',
    },
    row('reply to paint', paintMs, TREE_LIMITS.paintMs),
    row(`unfolding ${portion} parts`, expandMs, TREE_LIMITS.clickMs),
    row('next part', turnMs, TREE_LIMITS.clickMs),
  ];
}

/** The rows as text: those over their limit marked by ✗, those worse than the baseline by +. */
export function table(rows: readonly Row[], baseline: Baseline): string {
  const width = Math.max(...rows.map(({ what }) => what.length));
  return rows
    .map((row) => {
      const value = `${row.value.toLocaleString('en-US')} ${row.unit}`;
      const limit = row.limit === undefined ? '' : `at most ${row.limit.toLocaleString('en-US')}`;
      const before = baseline[row.what];
      const was = before === undefined || before === row.value ? '' : `was ${before.toLocaleString('en-US')}`;
      const mark = isWorse(row, baseline) ? '+' : ' ';
      return `${isOver(row) ? '✗' : mark} ${row.what.padEnd(width)} ${value.padEnd(14)} ${limit.padEnd(16)} ${was}`.trimEnd();
    })
    .join('\n');
}

export const tenth = (value: number) => Math.round(value * 10) / 10;

export function channelRows({ pings, roundTripMs, slowMs }: ChannelFigures): Row[] {
  return [
    {
      what: `frame and host, ${pings} pings: round trip`,
      value: tenth(roundTripMs),
      unit: 'ms',
      limit: ROUND_TRIP_LIMIT,
    },
    { what: `frame and host, ${pings} pings: 19 of 20 within`, value: tenth(slowMs), unit: 'ms' },
  ];
}

export function languageRows({ switchMs, slowMs }: LanguageFigures): Row[] {
  return [
    { what: 'another language whose files are there', value: Math.round(switchMs), unit: 'ms', limit: SWITCH_LIMIT },
    { what: 'the same, slower processor', value: Math.round(slowMs), unit: 'ms' },
  ];
}

export function certificateRows({ firstMs, files }: CertificateFigures): Row[] {
  return [
    { what: 'certificates: the first, with the start of its thread', value: Math.round(firstMs), unit: 'ms' },
    ...Object.entries(files).flatMap(([kind, { ms, bytes }]) => [
      { what: `certificates: a ${kind}`, value: Math.round(ms), unit: 'ms', limit: CERTIFICATE_LIMITS.ms },
      { what: `certificates: the largest ${kind}`, value: bytes, unit: 'B', limit: CERTIFICATE_LIMITS.bytes },
    ]),
  ];
}

/** Bytes of a page for visitors before it is complete without a script. */
const DRAWN_LIMIT = 60_000;

export function drawnRows({ page, afterHtmlMs, paintMs, bytes }: DrawnFigures): Row[] {
  return [
    { what: `drawn ${page}: first paint`, value: Math.round(paintMs), unit: 'ms' },
    { what: `drawn ${page}: first paint after the end of its HTML`, value: Math.round(afterHtmlMs), unit: 'ms' },
    { what: `drawn ${page}: until it is complete without a script`, value: bytes, unit: 'B', limit: DRAWN_LIMIT },
  ];
}

/** 99 of 100 calls, with PostgreSQL and two processes, in ms. */
const READERS_LIMIT = 2000;

export function readerRows({ readers, courses, databases }: ReaderFigures): Row[] {
  const rows = Object.entries(databases).flatMap(([database, { visits, alone, two, filters }]): Row[] => {
    const row = (what: string, value: number, unit = 'ms'): Row => ({
      what: `${database}, ${what}`,
      value: tenth(value),
      unit,
    });
    return [
      row('one reader: a call', alone.medianMs),
      row(`${readers} readers at once: calls a second`, visits.perSecond, ''),
      row(`${readers} readers at once: a call`, visits.medianMs),
      row(`${readers} readers at once: 99 of 100 calls within`, visits.slowMs),
      row(
        `${readers} readers at once: calls a second, as many times those of one`,
        visits.perSecond / alone.perSecond,
        '×',
      ),
      ...(two
        ? [
            row(`${readers} readers at once, two processes: calls a second`, two.perSecond, ''),
            {
              ...row(`${readers} readers at once, two processes: 99 of 100 calls within`, two.slowMs),
              limit: READERS_LIMIT,
            },
          ]
        : []),
      row(`${readers} readers at once: a file`, visits.fileMs),
      row(`${readers} readers at once: 99 of 100 files within`, visits.slowFileMs),
      ...filters.flatMap(({ filter, ms, blockedMs }) => [
        row(`filter of ${courses.toLocaleString('en-US')} courses, ${filter}`, ms),
        row(`filter of ${courses.toLocaleString('en-US')} courses, ${filter}: a file meanwhile`, blockedMs),
      ]),
    ];
  });
  const { embedded, PostgreSQL } = databases;
  if (!embedded || !PostgreSQL) return rows;
  return [
    ...rows,
    {
      what: `${readers} readers at once: PostgreSQL as many times the embedded database`,
      value: tenth(PostgreSQL.visits.perSecond / embedded.visits.perSecond),
      unit: '×',
    },
  ];
}
