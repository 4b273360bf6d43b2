import type { Actor } from '../../http/actor.ts';
import type { activities } from '../../db/schema.ts';
import type { LoadedRun } from './tree.ts';

/** A part that its learner has begun and may play now. */
export interface PlayedPart {
  readonly run: LoadedRun;
  /** Place of the part, ids joined by `/`; empty for a course that is one part. */
  readonly axis: string;
  readonly activity: typeof activities.$inferSelect;
  /** The run through the part. */
  readonly activityWorkflowId: string;
  readonly actor: Actor;
  /** Tag of the reader's language. */
  readonly locale: string;
}

/** The address at which a part plays (CALL-30). */
export interface ResourceLink {
  readonly targetLinkUri: string;
  /** Origin of the content that it leads to. */
  readonly contentOrigin?: string;
  /** Features of the browser that the frame may use besides those that its kind always has. */
  readonly permissions?: readonly string[];
}

/** A way in which parts play outside the portal's own page. */
export interface Launcher {
  /** Whether this part plays in this way. */
  readonly plays: (activity: PlayedPart['activity']) => boolean;
  /** A new launch of the part; null if the part names nothing that can play. */
  readonly launch: (part: PlayedPart) => Promise<ResourceLink | null>;
}

/** A signed form that is sent into the frame (CALL-31). */
export interface ResourceForm extends Omit<ResourceLink, 'targetLinkUri'> {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A way in which parts play by a form. */
export interface FormLauncher extends Pick<Launcher, 'plays'> {
  /** A new form; null if the part names nothing that can play. */
  readonly form: (part: PlayedPart) => Promise<ResourceForm | null>;
}
