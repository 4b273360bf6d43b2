/** A kind of frame that the project makes. The guide on frames has a row for each, with the reasons; a test compares them (FRAMED-6). */
export type FrameKind = 'portal' | 'vimeo' | 'tool13' | 'tool11' | 'scorm' | 'mail';

/** The rights that a page in a frame may ask for beyond those of its kind (FRAMED-7). They are never given unasked. */
export const askable = ['camera', 'microphone', 'clipboard-write', 'display-capture', 'fullscreen', 'unload'] as const;
/** One of {@link askable}. */
export type FrameRight = (typeof askable)[number];

interface FrameRights {
  /** Tokens of the `sandbox` attribute. */
  readonly sandbox: readonly string[];
  /** Features of the `allow` attribute that the kind always has. */
  readonly allow: readonly string[];
  /** Features that its content gets if it asks for them. */
  readonly asked: readonly FrameRight[];
}

/**
 * Content from elsewhere may run scripts, keep its own storage, send forms, open windows and save files. No kind of frame may navigate the
 * whole page.
 */
const content = ['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-popups', 'allow-downloads'];
const page = [...content, 'allow-popups-to-escape-sandbox', 'allow-modals'];
const toolRights = {
  sandbox: page,
  allow: [],
  asked: ['camera', 'microphone', 'clipboard-write', 'display-capture', 'fullscreen'],
} as const satisfies FrameRights;

/** The rights of each kind of frame: only those that it needs (FRAMED-6). */
export const frameRights: Readonly<Record<FrameKind, FrameRights>> = {
  portal: {
    sandbox: page,
    allow: ['fullscreen', 'autoplay', 'picture-in-picture', 'encrypted-media', 'clipboard-write', 'screen-wake-lock'],
    asked: [],
  },
  vimeo: {
    sandbox: ['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox'],
    allow: ['autoplay', 'fullscreen', 'picture-in-picture'],
    asked: [],
  },
  tool13: toolRights,
  tool11: toolRights,
  scorm: { sandbox: [...content, 'allow-modals'], allow: ['unload'], asked: ['fullscreen'] },
  mail: { sandbox: ['allow-popups', 'allow-popups-to-escape-sandbox'], allow: [], asked: [] },
};

/** Value of the `sandbox` attribute of a kind. */
export const sandboxOf = (kind: FrameKind): string => frameRights[kind].sandbox.join(' ');

/**
 * Value of the `allow` attribute: the features that the kind always has, and those that its content asked for and the kind may have.
 * @param origin of the content; it alone gets the features that it asked for. Null: the frame's address gets them
 */
export function allowOf(kind: FrameKind, asked: readonly string[] = [], origin: string | null = null): string {
  const { allow, asked: may } = frameRights[kind];
  const given = may.filter((right) => asked.includes(right) && !allow.includes(right));
  return [...allow, ...given.map((right) => (origin === null ? right : `${right} ${origin}`))].join('; ');
}
