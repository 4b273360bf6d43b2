import type { FrameKind } from '../../../../domain/frame/frameRights.ts';
import type { Launch } from '../../../../domain/frame/launch.ts';
import type { DisplayMode } from '../../../../domain/course/states.ts';
import type { ToolReturn } from '../../../../bridge/guest/toolReturn.ts';
import type { HeadingLevel } from '../../../../ui/text/Heading.tsx';
import type { Box } from '../PartProps.ts';

/** The properties of a content frame. */
export interface ContentFrameProps {
  readonly kind: Exclude<FrameKind, 'portal' | 'vimeo' | 'mail'>;
  /** Name of the content, and of its frame. */
  readonly name: string;
  readonly headingLevel: HeadingLevel;
  /**
   * Requests one launch. It is called once the frame is near the view, and again for each further attempt, since a
   * frame uses its launch up. Rejects with a LecternError.
   */
  readonly launch: (signal: AbortSignal) => Promise<Launch>;
  /** The place in which the content is shown (STATE-11). */
  readonly display: DisplayMode;
  /** The size that the author set, for `embeddedCustom`. */
  readonly box: Box | null;
  /** Id of the learner. Data that a tool stores in the page is kept separate for each learner. */
  readonly userId: string;
  /** Whether the content may be opened in a separate window. A package may not, because it reports to the page around it. */
  readonly windowed: boolean;
  /** Whether the course allows full screen for it. */
  readonly fullscreen: boolean;
  /** Called when the content's own page has loaded or has sent a message: the known state of the part may be outdated then. */
  readonly onHeard?: () => void;
  /** Called when the tool sent the learner back (FRAMED-12). */
  readonly onReturned?: (said: ToolReturn) => void;
  /**
   * Called with the frame and its launch, for content with its own protocol: it may listen to the messages that the
   * frame's window sends from the content's origin. Only `src/bridge` listens; the messages are unchecked.
   */
  readonly onFrame?: (frame: HTMLIFrameElement, launch: Launch) => (() => void) | void;
}
