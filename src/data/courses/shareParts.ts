import type { QueryClient } from '@tanstack/query-core';
import { isUnreadable } from '../../contract/wire/decode.ts';
import type { CoursePage } from './courseItems.ts';
import { toJson } from '../../plain/toJson.ts';

const known = new WeakMap<QueryClient, Map<string, unknown>>();

/** Replaces scales and collections of a page by equal ones that came before: thousands of courses have a handful of them. */
export function shareParts(cache: QueryClient, page: CoursePage): CoursePage {
  const parts = known.get(cache) ?? new Map<string, unknown>();
  known.set(cache, parts);
  const one = <T>(part: T): T => {
    const text = toJson(part);
    if (!parts.has(text)) parts.set(text, part);
    return parts.get(text) as T;
  };
  const items = page.items.map((item) => {
    if (isUnreadable(item)) return item;
    const { objective } = item;
    return {
      ...item,
      objective: { ...objective, gradingScale: one(objective.gradingScale), showcases: one(objective.showcases) },
    };
  });
  return { ...page, items };
}
