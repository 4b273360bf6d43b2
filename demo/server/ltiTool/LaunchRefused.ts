/** Why a launch is refused; each reason has a text for the person in front of the page. */
export type RefusalCode =
  /** A required value is missing, or cannot be read. */
  | 'broken'
  /** No administrator has registered the platform. */
  | 'unknown'
  /** It leads to another site. */
  | 'target'
  /** It was begun in another browser, or this browser stores nothing for a frame. */
  | 'browser'
  /** It was used before, or began too long ago. */
  | 'over'
  /** Its signature, audience, nonce or time is wrong. */
  | 'forged'
  /** The platform's keys cannot be fetched. */
  | 'keys'
  | 'deployment'
  /** It has another version, or a message that this tool does not know. */
  | 'message'
  /** It names no person. */
  | 'nobody'
  /** Only people who teach choose courses. */
  | 'instructor'
  | 'course';

const statuses: Readonly<Record<RefusalCode, number>> = {
  broken: 400,
  unknown: 403,
  target: 400,
  browser: 403,
  over: 400,
  forged: 401,
  keys: 502,
  deployment: 403,
  message: 400,
  nobody: 400,
  instructor: 403,
  course: 404,
};

/** A refused launch (TOOL-2). */
export class LaunchRefused extends Error {
  override readonly name = 'LaunchRefused';
  readonly code: RefusalCode;
  readonly status: number;

  /** @param detail for the log of the server; it names nobody */
  constructor(code: RefusalCode, detail: string) {
    super(detail);
    this.code = code;
    this.status = statuses[code];
  }
}
