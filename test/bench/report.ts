import { LIMITS } from '../../scripts/bytes/limits.mjs';
import type { MountLeaks } from './mountLeaks.ts';
import type { TimeToCard } from './timeToCard.ts';

/** One figure beside its limit. */
export interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly limit?: number;
}

const CHAIN_LIMIT = { partner: 4, learn: 3 };
const RATIO_LIMIT = 1.4;
const HEAP_LIMIT = 1024;

export const isOver = ({ value, limit }: Row): boolean => limit !== undefined && value > limit;

/** Bytes of the built files that a course card needs, by file and by part. */
export function byteRows(files: readonly { readonly name: string; readonly gzip: number; readonly parts: Readonly<Record<string, number>> }[]): Row[] {
  const parts: Record<string, number> = {};
  for (const file of files) for (const [part, bytes] of Object.entries(file.parts)) parts[part] = (parts[part] ?? 0) + bytes;
  return [
    ...files.map(({ name, gzip }) => ({ what: `file ${name}`, value: gzip, unit: 'B', ...(name === 'lectern.js' && { limit: LIMITS.loader }) })),
    ...Object.entries(parts).map(([part, value]) => ({ what: `part ${part}`, value, unit: 'B' })),
  ];
}

export function loadRows({ page, bytes, requests, cardMs, floorMs, ratio, chain }: TimeToCard): Row[] {
  const total = Object.entries(bytes).reduce((sum, [kind, count]) => sum + (kind === 'page' ? 0 : count), 0);
  return [
    ...Object.entries(bytes).map(([kind, value]) => ({ what: `${page}: ${kind}, with headers`, value, unit: 'B' })),
    { what: `${page}: all but the page itself, with headers`, value: total, unit: 'B' },
    { what: `${page}: requests until the card`, value: requests, unit: '' },
    { what: `${page}: time to the card`, value: Math.round(cardMs), unit: 'ms' },
    { what: `${page}: floor page`, value: Math.round(floorMs), unit: 'ms' },
    { what: `${page}: ratio to the floor`, value: Math.round(ratio * 100) / 100, unit: '×', limit: RATIO_LIMIT },
    { what: `${page}: requests in a chain`, value: chain.length, unit: '', limit: CHAIN_LIMIT[page] },
  ];
}

export function leakRows({ mounts, heapBytesEach, left }: MountLeaks): Row[] {
  return [
    { what: `${mounts} mounts: heap each, second half`, value: Math.round(heapBytesEach), unit: 'B', limit: HEAP_LIMIT },
    ...Object.entries(left).map(([what, value]) => ({ what: `${mounts} mounts: ${what} left, second half`, value, unit: '', limit: 0 })),
  ];
}

/** The rows as text, those over their limit marked. */
export function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ what }) => what.length));
  return rows
    .map((row) => `${isOver(row) ? '✗' : ' '} ${row.what.padEnd(width)} ${`${row.value.toLocaleString('en-US')} ${row.unit}`.padEnd(14)}${row.limit === undefined ? '' : `at most ${row.limit.toLocaleString('en-US')}`}`.trimEnd())
    .join('\n');
}
