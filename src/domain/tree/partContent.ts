import type { Instant } from '../time/instant.ts';
import type { WorkflowState } from '../course/states.ts';
import type { LtiVersion } from '../course/resources.ts';

/** A file to show or to download. Its size is known only from a request to its address (MEDIA-4). */
export interface Attachment {
  readonly name: string;
  readonly url: string;
  /** IANA media type, in small letters and without parameters; empty if it is not known. */
  readonly mediaType: string;
}

/** Text of a video by time: WebVTT. */
export interface Captions {
  readonly url: string;
  /** Tag of its language. */
  readonly language: string;
  readonly label: string;
}

interface Written {
  readonly activityPathId: string;
  /** HTML by the author, often empty; never shown unsanitised (MEDIA-6). */
  readonly html: string;
  /** Files beside it. */
  readonly attachments: readonly Attachment[];
  /** The learner's state in the part (null: not started); undefined if it was not sent with the content. */
  readonly state?: WorkflowState | null | undefined;
}

/** The content of a part. */
export type PartContent = Written &
  /** `asksAnswer`: it has a field for the learner's answer, which a person reads and grades (ANSWER-1). */
  (
    | { readonly kind: 'text'; readonly asksAnswer: boolean }
    | { readonly kind: 'file'; readonly file: Attachment }
    | {
        readonly kind: 'video';
        readonly file: Attachment;
        readonly captions: readonly Captions[];
        readonly poster: string | null;
      }
    /** Content of a tool elsewhere, which plays in a frame (FRAMED-1). */
    | { readonly kind: 'tool'; readonly version: LtiVersion }
    /** Questions of its author, which the learner answers (SURVEY-1). */
    | { readonly kind: 'survey' }
    /** A discussion among the learners of the course (DISC-1). */
    | { readonly kind: 'discussion' }
    /** A SCORM package, which plays in a frame (SCORM-18). */
    | { readonly kind: 'scorm' }
    /** `file.url` is the address of the video's page or player at Vimeo. */
    | { readonly kind: 'vimeo'; readonly file: Attachment }
    | {
        readonly kind: 'event';
        readonly startsAt: Instant | null;
        readonly endsAt: Instant | null;
        readonly place: string | null;
        readonly joinUrl: string | null;
      }
  );

/** Whether a part is handed in with answers of its learner (ANSWER-1, SURVEY-2). */
export const asksAnswer = (content: PartContent): boolean =>
  content.kind === 'survey' || (content.kind === 'text' && content.asksAnswer);
