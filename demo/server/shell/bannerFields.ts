import { randomUUID } from 'node:crypto';
import { webAddress } from '../../../src/web/webAddress.ts';
import type { TenantBanner } from './tenant.ts';

/** Fields of the form; each row has one of each. */
const bannerFields = ['id', 'title', 'text', 'link', 'image', 'from', 'until'] as const;

/** The most banners that are stored. */
export const mostBanners = 20;

const longest: Readonly<Record<(typeof bannerFields)[number], number>> = {
  id: 40,
  title: 200,
  text: 1000,
  link: 2000,
  image: 2000,
  from: 16,
  until: 16,
};

const listOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');

/** A day and time of the form, which is in UTC, as ISO text. */
function instantOf(written: string): string | null {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(written) ? Date.parse(`${written}Z`) : NaN;
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** The banners of the form, and its first fault. */
export interface ReadBanners {
  readonly banners: readonly TenantBanner[];
  readonly wrong: 'link' | 'image' | 'period' | null;
}

/**
 * Reads the rows of the form in the order of their numbers (DASH-9). A row without a title is removed.
 * @param body of the form
 */
export function readBannerForm(body: Readonly<Record<string, unknown>>): ReadBanners {
  const columns = Object.fromEntries(bannerFields.map((name) => [name, listOf(body[name])]));
  const orders = listOf(body['order']);
  let wrong: ReadBanners['wrong'] = null;
  const rows = (columns['title'] ?? []).slice(0, mostBanners + 1).map((_, at) => {
    const field = (name: (typeof bannerFields)[number]) => (columns[name]?.[at] ?? '').trim().slice(0, longest[name]);
    const [link, image] = [field('link'), field('image')];
    const [from, until] = [instantOf(field('from')), instantOf(field('until'))];
    const banner: TenantBanner = {
      id: /^[\w-]{1,40}$/.test(field('id')) ? field('id') : randomUUID(),
      title: field('title'),
      text: field('text') || null,
      link: link || null,
      image: image || null,
      from,
      until,
    };
    if (banner.title) {
      const base = 'https://lms.example';
      if (link && !webAddress(link, base)) wrong ??= 'link';
      if (image && !webAddress(image, base)) wrong ??= 'image';
      if (from !== null && until !== null && from >= until) wrong ??= 'period';
    }
    return { banner, order: Number(orders[at]) || at + 1 };
  });
  const banners = rows
    .filter(({ banner }) => banner.title !== '')
    .sort((one, other) => one.order - other.order)
    .map(({ banner }) => banner)
    .slice(0, mostBanners);
  return { banners, wrong };
}
