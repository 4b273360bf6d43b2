import type { FeatureState, ScriptedReply } from '../../featureState.ts';
import { answer, answerState, answerTree, essay } from './answerStates.ts';
import { workflowId } from './stateCourse.ts';
import { refused } from './stateReading.ts';

const config = 'GET /config-ui/config.json';
const announced: ScriptedReply = { body: { environment: 'development', extensions: ['answers', 'attachments'] } };
const path = `/api/lectern/v1/users/me/objective-workflows/${workflowId}/attachments/*`;
/** The calls that ask for the files of an answer, and that send and remove them. */
export const getAttached = `GET ${path}`;
export const announceFile = `POST ${path}`;
export const putPiece = 'PUT /api/lectern/v1/users/me/attachments/*/pieces/*';
const removeFile = 'POST /api/lectern/v1/users/me/attachments/*/remove';

const rule = { maxBytes: 1024 * 1024, maxFiles: 3, kinds: ['pdf', 'csv', 'jpg'] };
/** A file as the server sends it. */
export const wireFile = (id: string, name: string, size: number, received = size) => ({
  id,
  name,
  size,
  received,
  mediaType: 'application/pdf',
  modified: 1_700_000_000_000,
  url: received === size ? `/api/lectern/v1/users/me/attachments/${id}/file` : null,
});
export const attached = (...items: readonly object[]): ScriptedReply => ({ body: { rule, items } });
const two = attached(wireFile('a1', 'analysis-plan.pdf', 482_113), wireFile('a2', 'خطة التحليل.pdf', 18_020));
const taking = (text = '', more: object = {}) => answer(text, text ? 3 : 0, { takesFiles: true, ...more });
const handedIn = taking(essay, { handedInAt: '2026-11-20T16:05:00Z' });

/** An answer with files, in a state. */
export const attachState = (
  name: string,
  title: string,
  settled: string,
  files: ScriptedReply,
  has = taking(essay),
  more: Parameters<typeof answerState>[4] = {},
): FeatureState =>
  answerState(name, title, settled, has, {
    ...more,
    replies: { [config]: [announced], [getAttached]: [files], [removeFile]: [{ body: {} }], ...more.replies },
  });

/** Every state of the files of an answer that the server alone decides. */
export const attachStates: readonly FeatureState[] = [
  attachState('attach', 'Files, none yet', '.attach', attached()),
  attachState('attach-two', 'Files, two attached', '.attach-row + *, .attach li:nth-child(2)', two),
  attachState(
    'attach-half',
    'A file that stopped half-way',
    '.attach-fault',
    attached(wireFile('a1', 'plan.pdf', 900_000, 262_144)),
  ),
  attachState('attach-loading', 'Files, on their way', '.answer textarea', { fault: 'never' }),
  attachState('attach-failed', 'Files that could not be loaded', '.answer .quiet-line', refused(500, 'server_error')),
  attachState('attach-handed-in', 'Files that were handed in', '.attach-handed', two, handedIn, {
    tree: answerTree('submitted'),
  }),
  attachState(
    'attach-comment',
    'An answer with its grader’s comment',
    '.grader-comment',
    two,
    taking(essay, {
      handedInAt: '2026-11-20T16:05:00Z',
      comment: 'Say first what would count against you.\nThen the rest.',
    }),
    { tree: answerTree('finished'), course: { state: 'finished', parts: [3, 3] } },
  ),
];
