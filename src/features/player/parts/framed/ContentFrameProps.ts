import type { FrameKind } from '../../../../domain/frame/frameRights.ts';
import type { Launch } from '../../../../domain/frame/launch.ts';
import type { DisplayMode } from '../../../../domain/course/states.ts';
import type { ToolReturn } from '../../../../bridge/guest/toolReturn.ts';
import type { HeadingLevel } from '../../../../ui/Heading.tsx';
import type { Box } from '../PartProps.ts';

/** What a content frame is told of its content. */
export interface ContentFrameProps {
  readonly kind: Exclude<FrameKind, 'portal' | 'vimeo' | 'mail'>;
  /** Name of the content, and so of the frame. */
  readonly name: string;
  readonly headingLevel: HeadingLevel;
  /**
   * Asks for one launch. It is asked once the frame is near the view, and again for each further try, since a launch is used up by the
   * frame. Rejects with a LecternError.
   */
  readonly launch: (signal: AbortSignal) => Promise<Launch>;
  /** Where the content is shown (STATE-11). */
  readonly display: DisplayMode;
  /** The size of its author, for `embeddedCustom`. */
  readonly box: Box | null;
  /** The learner whose page this is: what a tool keeps in the page is kept apart by it. */
  readonly userId: string;
  /** The content may be opened in a window of its own. A package cannot: its report goes to the page around it. */
  readonly windowed: boolean;
  /** The course lets its learner fill the screen with it. */
  readonly fullscreen: boolean;
  /** The content's own page is there, or has said something: what is known of the part may be old. */
  readonly onHeard?: () => void;
  /** The tool sent the learner back (FRAMED-12). */
  readonly onReturned?: (said: ToolReturn) => void;
  /**
   * Told of each message that the frame's own window sends from the content's origin, for content that speaks a protocol of its own. Only
   * `src/bridge` listens; the messages are unchecked.
   */
  readonly onFrame?: (frame: HTMLIFrameElement, launch: Launch) => (() => void) | void;
}
