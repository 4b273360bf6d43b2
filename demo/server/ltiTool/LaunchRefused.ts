/** Why a launch is refused; each has a text for whoever stands before it. */
export type RefusalCode =
  /** It lacks what a launch consists of, or cannot be read. */
  | 'broken'
  /** No administrator has registered the platform. */
  | 'unknown'
  /** It leads to another site. */
  | 'target'
  /** It was begun in another browser, or this one keeps nothing for a frame. */
  | 'browser'
  /** It was used, or began too long ago. */
  | 'over'
  /** Its signature, audience, nonce or time is wrong. */
  | 'forged'
  /** The platform does not tell its keys. */
  | 'keys'
  | 'deployment'
  /** Another version, or a message that a tool like this does not know. */
  | 'message'
  /** It names nobody. */
  | 'nobody'
  /** Only those who teach choose courses. */
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

/** A launch that is not let in (TOOL-2). */
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
