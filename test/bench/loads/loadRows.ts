import { tenth, type Row } from '../report.ts';
import type { CardToCourse } from './cardToCourse.ts';
import type { PlayerLoad } from './playerLoads.ts';
import type { TimeToCard } from './timeToCard.ts';

const CHAIN_LIMIT = { partner: 4, learn: 3 };
/** Goals of the first card: as many times its floor page, and the second visit in ms. */
const RATIO_LIMIT = { partner: 1.25, learn: 1.35 };
const SECOND_LIMIT = { partner: 900, learn: 800 };
const LARGEST_AFTER_LIMIT = 400;
const SHIFT_LIMIT = 0.02;
const WAY_LIMITS = { firstMs: 800, interactionMs: 100, heapMB: 5 };
/** Until the first text: of a course of a thousand parts, and of five thousand. */
const TEXT_LIMITS: Readonly<Record<number, number>> = { 1000: 1800, 5000: 2200 };
const TEXT_RATIO_LIMIT = 1.5;

export function loadRows(load: TimeToCard): Row[] {
  const { page, bytes, requests, cardMs, floorMs, ratio, chain, largestAfterMs, shift, secondChain } = load;
  const total = Object.entries(bytes).reduce((sum, [kind, count]) => sum + (kind === 'page' ? 0 : count), 0);
  return [
    ...Object.entries(bytes).map(([kind, value]) => ({ what: `${page}: ${kind}, with headers`, value, unit: 'B' })),
    { what: `${page}: all but the page itself, with headers`, value: total, unit: 'B' },
    { what: `${page}: requests until the card`, value: requests, unit: '' },
    { what: `${page}: time to the card`, value: Math.round(cardMs), unit: 'ms' },
    { what: `${page}: floor page`, value: Math.round(floorMs), unit: 'ms' },
    { what: `${page}: ratio to the floor`, value: Math.round(ratio * 100) / 100, unit: '×', limit: RATIO_LIMIT[page] },
    { what: `${page}: requests in a chain`, value: chain.length, unit: '', limit: CHAIN_LIMIT[page] },
    {
      what: `${page}: largest paint, after the card`,
      value: Math.round(largestAfterMs),
      unit: 'ms',
      limit: LARGEST_AFTER_LIMIT,
    },
    { what: `${page}: shift of the layout`, value: Math.round(shift * 1000) / 1000, unit: '', limit: SHIFT_LIMIT },
    {
      what: `${page}, second visit: time to the card`,
      value: Math.round(load.secondMs),
      unit: 'ms',
      limit: SECOND_LIMIT[page],
    },
    { what: `${page}, second visit: until the card, with headers`, value: Math.round(load.secondBytes), unit: 'B' },
    { what: `${page}, second visit: requests in a chain`, value: secondChain.length, unit: '' },
  ];
}

export function wayRows({ firstMs, againMs, nextMs, worstInteractionMs, heapBytes }: CardToCourse): Row[] {
  const ms = (what: string, value: number, limit?: number): Row => ({
    what,
    value: Math.round(value),
    unit: 'ms',
    ...(limit !== undefined && { limit }),
  });
  return [
    ms('from a card to its course: the first time', firstMs, WAY_LIMITS.firstMs),
    ms('from a card to its course: again', againMs),
    ms('from a part to the next', nextMs),
    ms('from a list to a part: slowest answer to a click', worstInteractionMs, WAY_LIMITS.interactionMs),
    { what: 'list of courses: heap', value: tenth(heapBytes / 1e6), unit: 'MB', limit: WAY_LIMITS.heapMB },
  ];
}

export function playerRows({ parts, textMs, treeMs, floorMs, bytes, requests, chain }: PlayerLoad): Row[] {
  const course = `player, ${parts.toLocaleString('en-US')} parts`;
  const limit = TEXT_LIMITS[parts];
  return [
    {
      what: `${course}: time to the first text`,
      value: Math.round(textMs),
      unit: 'ms',
      ...(limit !== undefined && { limit }),
    },
    { what: `${course}: floor page`, value: Math.round(floorMs), unit: 'ms' },
    {
      what: `${course}: first text, ratio to the floor`,
      value: Math.round((textMs / floorMs) * 100) / 100,
      unit: '×',
      limit: TEXT_RATIO_LIMIT,
    },
    { what: `${course}: time to the contents`, value: Math.round(treeMs), unit: 'ms' },
    { what: `${course}: until the text, with headers`, value: bytes, unit: 'B' },
    { what: `${course}: requests until the text`, value: requests, unit: '' },
    { what: `${course}: requests in a chain`, value: chain.length, unit: '' },
  ];
}
