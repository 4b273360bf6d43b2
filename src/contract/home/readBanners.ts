import { webAddress } from '../../web/webAddress.ts';
import type { Banner } from '../../domain/home/banner.ts';

const longest = { id: 100, title: 200, text: 1000, address: 2000 } as const;
const most = 50;

const textOf = (value: unknown, length: number): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, length) : null;

function instantOf(value: unknown): number | null {
  const at = typeof value === 'string' ? Date.parse(value) : NaN;
  return Number.isNaN(at) ? null : at;
}

/** An http or https address, unchanged, or null; with `picture` the address may also contain the picture itself. */
const addressOf = (value: unknown, holds: 'nothing' | 'picture'): string | null => {
  const written = textOf(value, longest.address);
  return written !== null && webAddress(written, 'https://lms.example', holds) ? written : null;
};

/**
 * The banners of the tenant's configuration (DASH-9). A banner without an id or a title is left out, and an address with another scheme
 * counts as none: a mistake in a banner never breaks the dashboard. It uses no schema, since the first card would have to load the code of
 * the schema.
 */
export function readBanners(given: unknown): readonly Banner[] {
  if (!Array.isArray(given)) return [];
  const known = new Set<string>();
  return given.slice(0, most).flatMap((raw: unknown): Banner[] => {
    if (typeof raw !== 'object' || raw === null) return [];
    const { id: written, title: named, text, link, image, from, until } = raw as Readonly<Record<string, unknown>>;
    const [id, title] = [textOf(written, longest.id), textOf(named, longest.title)];
    if (id === null || title === null || known.has(id)) return [];
    known.add(id);
    return [
      {
        id,
        title,
        text: textOf(text, longest.text),
        link: addressOf(link, 'nothing'),
        image: addressOf(image, 'picture'),
        from: instantOf(from),
        until: instantOf(until),
      },
    ];
  });
}
