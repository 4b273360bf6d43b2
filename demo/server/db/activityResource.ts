import type { FileKindName } from '../../../src/domain/work/fileKind.ts';

/** A file as it is sent to a learner. */
interface ResourceFile {
  readonly name: string;
  readonly url: string;
  readonly mediaType: string;
}

/** The content of an activity besides its HTML, as it goes over the wire. Only properties with a value are set. */
export interface ActivityResource {
  /** The PDF, the video or the address of a video elsewhere. */
  readonly file?: ResourceFile;
  readonly attachments?: readonly ResourceFile[];
  readonly captions?: readonly { readonly url: string; readonly language: string; readonly label: string }[];
  readonly poster?: string;
  /** Instants as ISO text. */
  readonly event?: {
    readonly startsAt: string;
    readonly endsAt: string;
    readonly place?: string;
    readonly joinUrl?: string;
  };
  /** Files may be attached to its answer (ATTACH-1). Limits that its author left out have their usual values. */
  readonly files?: {
    readonly megabytes?: number;
    readonly most?: number;
    readonly kinds?: readonly FileKindName[];
  };
}
