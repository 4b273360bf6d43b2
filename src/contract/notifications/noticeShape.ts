import { array, fallback, literal, nullish, picklist, pipe, string, transform, union } from 'valibot';
import type { Notice } from '../../domain/notifications/notice.ts';
import { count, instant, maybe, text } from '../wire/fields.ts';
import { object } from '../wire/object.ts';

const told = {
  objectiveId: string(),
  courseName: pipe(
    text,
    transform((value) => value ?? ''),
  ),
};
const part = object({ axis: array(string()), name: string() });
const result = object({ percent: count, grade: text, passed: maybe });

const dueSoon = pipe(
  object({ kind: literal('dueSoon'), ...told, at: instant, part: fallback(nullish(part, null), null) }),
  transform((one): Notice | null => (one.at === null ? null : { ...one, at: one.at })),
);
const graded = object({ kind: literal('graded'), ...told, result: fallback(nullish(result, null), null) });
const certificate = object({
  kind: literal('certificate'),
  ...told,
  event: picklist(['issued', 'revoked', 'expiring']),
  number: string(),
  expires: instant,
});
const team = object({ kind: literal('team'), ...told, part, by: text });
const reply = object({ kind: literal('reply'), ...told, part, postId: string(), by: text });

/** A personal notice (CALL-83); null where this version does not know its kind, or a required field is missing. */
export const noticeShape = pipe(
  fallback(nullish(union([dueSoon, graded, certificate, team, reply]), null), null),
  transform((one): Notice | null => one ?? null),
);
