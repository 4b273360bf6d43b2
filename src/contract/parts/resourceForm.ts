import { pipe, record, string, transform, type GenericSchema } from 'valibot';
import type { Launch } from '../../domain/frame/launch.ts';
import { readCall } from '../wire/call.ts';
import { decode } from '../wire/decode.ts';
import { object } from '../wire/object.ts';
import { launchFields } from './resourceLink.ts';

const form: GenericSchema<unknown, Launch> = pipe(
  object({ action: string(), fields: record(string(), string()), ...launchFields }),
  transform(({ action, fields, contentOrigin, permissions }) => ({
    kind: 'form' as const,
    action,
    fields,
    origin: contentOrigin ?? (URL.canParse(action) ? new URL(action).origin : null),
    asks: permissions,
  })),
);

/**
 * The signed form of a tool of LTI 1.1, for one launch (CALL-31).
 * @param activityWorkflowIds from the root's child to the part; the root's own id for a course that is a single activity. The number of ids
 * depends on the depth of the part, so no `{param}` of a path can express them. @assumed
 */
export const resourceForm = (activityWorkflowIds: readonly string[]) =>
  readCall({
    name: 'resourceForm.get',
    base: 'lms',
    path: `objective-workflows/{id}/resource-form/${activityWorkflowIds.map(encodeURIComponent).join('/')}`,
    read: (body): Launch => decode('resourceForm.get', form, body),
    _input: {} as { readonly params: { readonly id: string } },
  });
