import { array, boolean, fallback, nullish, pipe, string, transform } from 'valibot';
import { activityTypes } from '../../domain/course/states.ts';
import { resourceKinds } from '../../domain/course/resources.ts';
import type { ReviewHidden } from '../../domain/results/reviewVisibility.ts';
import type { LockReason } from '../../domain/tree/lockVerdict.ts';
import type { PartIcon } from '../../domain/tree/partIcon.ts';
import type { SavedPart } from '../../domain/tree/savedPart.ts';
import { among } from '../wire/among.ts';
import { command, readCall } from '../wire/call.ts';
import { decode } from '../wire/decode.ts';
import { count, instant, oneOf, text } from '../wire/fields.ts';
import { object } from '../wire/object.ts';

const icons: readonly PartIcon[] = ['draft', 'done', 'belowPassingScore', 'optional', 'empty'];
const plain = ['draft', 'archived', 'completePreviousToPass', 'serverSide', 'courseCompleted'] as const;
const dated = ['afterGracePeriodUntil', 'afterAccessibleUntil', 'beforeStartFrom', 'afterStartUntil'] as const;
const hidden = ['reviewPolicyNotAllowed', 'inGrading', 'untilFinished', 'afterScoreIsReached'] as const;

const reasonShape = object({
  code: among([...plain, ...dated, 'reviewHidden'], 'serverSide'),
  at: instant,
  why: among([...hidden, 'afterRevealingDate'], 'reviewPolicyNotAllowed'),
});
// An unknown reason counts as a lock of the server: a part that may be locked is shown as locked (DATA-21).
const reason = fallback(
  nullish(
    pipe(
      reasonShape,
      transform(({ code, at, why }): LockReason => {
        if (code === 'reviewHidden') {
          const review: ReviewHidden = why === 'afterRevealingDate' ? { why, at } : { why };
          return { code, review };
        }
        const one = dated.find((name) => name === code);
        if (one) return at === null ? { code: 'serverSide' } : { code: one, at };
        return { code: plain.find((name) => name === code) ?? 'serverSide' };
      }),
    ),
    null,
  ),
  { code: 'serverSide' },
);
const part = object({
  objectiveId: string(),
  courseName: pipe(
    text,
    transform((name) => name ?? ''),
  ),
  code: text,
  workflowId: string(),
  activityPathId: string(),
  axis: array(string()),
  order: pipe(
    count,
    transform((order) => order ?? 0),
  ),
  name: string(),
  type: oneOf(activityTypes, 'text'),
  resourceKind: oneOf(resourceKinds, 'none'),
  ancestors: fallback(array(string()), []),
  icon: among(icons, null),
  reason,
  at: instant,
});
// Unreadable parts are left out; the others stay.
const parts = object({
  parts: pipe(
    array(fallback(nullish(part, null), null)),
    transform((all): readonly SavedPart[] => all.filter((one) => one !== null)),
  ),
});
const kept = object({ saved: boolean(), at: instant });

/**
 * The parts that the learner has saved, by course and in reading order; of one course where `objectiveId` is given. A call of Lectern's own
 * (CALL-92): `savedParts` in `extensions`.
 */
export const savedPartsOf = readCall({
  name: 'savedParts.get',
  base: 'lectern',
  path: 'users/me/saved-parts',
  read: (body) => decode('savedParts.get', parts, body).parts,
  _input: {} as { readonly query?: { readonly objectiveId: string } },
});

/**
 * Saves a part of a run's course, or removes it (CALL-93). `at` is the server's time of the wish: of two wishes the later one counts, and a
 * time in the future counts as now. The reply says whether the part is saved now.
 */
export const savePart = command({
  name: 'savedPart.save',
  base: 'lectern',
  method: 'PUT',
  path: 'users/me/objective-workflows/{id}/saved-parts/{activityPathId}',
  prefer: 'respond-sync',
  idempotency: 'natural',
  offline: 'queue',
  read: (body) => decode('savedPart.save', kept, body).saved,
  _input: {} as {
    readonly params: { readonly id: string; readonly activityPathId: string };
    readonly body: { readonly saved: boolean; readonly at: string };
  },
});
