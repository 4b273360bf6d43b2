import type { FileKindName } from '../../../src/domain/work/fileKind.ts';

/** A file as a learner gets it. */
interface ResourceFile {
  readonly name: string;
  readonly url: string;
  readonly mediaType: string;
}

/** What an activity holds beside its HTML, as it goes over the wire. Only what is there is set. */
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
  /** Files may be attached to its answer (ATTACH-1). What its author left out is as usual. */
  readonly files?: {
    readonly megabytes?: number;
    readonly most?: number;
    readonly kinds?: readonly FileKindName[];
  };
}
