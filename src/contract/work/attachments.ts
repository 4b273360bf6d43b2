import { array, fallback, nullish, number, pipe, string, transform } from 'valibot';
import type { Attached, AttachedFile } from '../../domain/work/attachedFile.ts';
import { usualRule, type AttachmentRule } from '../../domain/work/attachmentRule.ts';
import { fileKinds, type FileKindName } from '../../domain/work/fileKind.ts';
import { command, readCall } from '../wire/call.ts';
import { decode } from '../wire/decode.ts';
import { count, text } from '../wire/fields.ts';
import { object } from '../wire/object.ts';

const file = object({
  id: string(),
  name: string(),
  size: number(),
  mediaType: fallback(string(), ''),
  received: number(),
  modified: count,
  url: text,
});
const positive = (otherwise: number) =>
  pipe(
    count,
    transform((value) => (value !== null && value > 0 ? value : otherwise)),
  );
const rule = pipe(
  object({
    maxBytes: positive(usualRule.maxBytes),
    maxFiles: positive(usualRule.maxFiles),
    kinds: fallback(array(string()), []),
  }),
  transform(({ kinds, ...rest }): AttachmentRule => {
    // A kind that this version does not know is left out.
    return { ...rest, kinds: kinds.filter((name): name is FileKindName => Object.hasOwn(fileKinds, name)) };
  }),
);
const list = object({
  rule: fallback(nullish(rule, null), null),
  items: array(file),
});

const path = 'users/me/objective-workflows/{id}/attachments/{activityPathId}';
const own = 'users/me/attachments/{attachmentId}';
type OfPart = { readonly id: string; readonly activityPathId: string };
type OfFile = { readonly attachmentId: string };
const readFile =
  (name: string) =>
  (body: unknown): AttachedFile =>
    decode(name, file, body);

/** The files that are attached in a part, and the rule for them (CALL-115). A call of Lectern's own: `attachments` in `extensions`. */
export const attachmentsOf = readCall({
  name: 'attachments.get',
  base: 'lectern',
  path,
  read: (body): Attached => decode('attachments.get', list, body),
  _input: {} as { readonly params: OfPart },
});

/**
 * Announces a file before its bytes are sent (CALL-116). The reply to a repetition under the same id says how many bytes have arrived, so
 * that sending continues where it stopped.
 */
export const announceAttachment = command({
  name: 'attachment.announce',
  base: 'lectern',
  path,
  prefer: 'respond-sync',
  idempotency: 'natural',
  offline: 'refuse',
  read: readFile('attachment.announce'),
  _input: {} as {
    readonly params: OfPart;
    readonly body: {
      readonly id: string;
      readonly name: string;
      readonly size: number;
      readonly mediaType: string;
      readonly modified: number | null;
    };
  },
});

/**
 * Sends bytes of a file from an offset on (CALL-117). Bytes that had arrived before change nothing: the reply says how many bytes the
 * server has, and the next piece begins there.
 */
export const sendPiece = command({
  name: 'attachment.piece',
  base: 'lectern',
  method: 'PUT',
  path: `${own}/pieces/{offset}`,
  prefer: 'respond-sync',
  idempotency: 'natural',
  offline: 'refuse',
  read: readFile('attachment.piece'),
  _input: {} as { readonly params: OfFile & { readonly offset: string }; readonly body: Blob },
});

/** Removes a file that is not handed in yet (CALL-118). */
export const removeAttachment = command({
  name: 'attachment.remove',
  base: 'lectern',
  path: `${own}/remove`,
  prefer: 'respond-sync',
  idempotency: 'natural',
  offline: 'refuse',
  read: () => undefined,
  _input: {} as { readonly params: OfFile; readonly body: Readonly<Record<string, never>> },
});
