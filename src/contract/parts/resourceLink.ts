import { array, fallback, nullish, pipe, string, transform, type GenericSchema } from 'valibot';
import type { Launch } from '../../domain/frame/launch.ts';
import { command } from '../wire/call.ts';
import { decode } from '../wire/decode.ts';
import { anything } from '../wire/fields.ts';
import { object } from '../wire/object.ts';

const origin = pipe(
  anything,
  transform((value) => (typeof value === 'string' && URL.canParse(value) ? new URL(value).origin : null)),
);
/** Optional fields of a launch: the content's origin, and the permissions that it asks for. Screens work without them. @assumed */
export const launchFields = {
  contentOrigin: origin,
  permissions: fallback(nullish(array(string()), []), []),
};

const link: GenericSchema<unknown, Launch> = pipe(
  object({ targetLinkUri: string(), ...launchFields }),
  transform(({ targetLinkUri, contentOrigin, permissions }) => ({
    kind: 'address' as const,
    address: targetLinkUri,
    origin: contentOrigin,
    asks: permissions,
  })),
);

/**
 * The address of a frame in which a tool or package plays, for one launch of a part that was started (CALL-30). Both lists lead from the
 * root's child to the part. For a course that is a single activity, `activityPartIds` is empty, and `activityWorkflowIds` is empty or has
 * the root's own run. A repetition makes another launch.
 */
export const resourceLink = command({
  name: 'resourceLink.create',
  base: 'lms',
  path: 'objective-workflows/{id}/resource-link',
  idempotency: 'none',
  offline: 'refuse',
  read: (body): Launch => decode('resourceLink.create', link, body),
  _input: {} as {
    readonly params: { readonly id: string };
    /** `viewType=REVIEW` shows a run in review mode. */
    readonly query?: Readonly<Record<string, string>>;
    readonly body: { readonly activityWorkflowIds: readonly string[]; readonly activityPartIds: readonly string[] };
  },
});
