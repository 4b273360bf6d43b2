import type { AttachmentFault } from '../../../domain/work/attachmentRule.ts';
import type { Store } from '../../../port/port.ts';

/** Why a file was not taken: by rule, by the server, or because the browser cannot read it any more. */
export type UploadFault = AttachmentFault | 'content' | 'quota' | 'unreadable' | 'refused';

/** A file on its way to the server, or one that was not taken. */
export interface Upload {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** Bytes that have arrived. */
  readonly received: number;
  /** `waiting`: the connection is lost, or the server cannot be reached; sending continues by itself. */
  readonly phase: 'queued' | 'sending' | 'waiting' | 'fault';
  readonly fault: UploadFault | null;
  /** The server's own words about a fault; empty where there are none. */
  readonly message: string;
}

/** The files on their way to one part. Sending continues while the learner looks at other parts. */
export interface Uploads extends Store<readonly Upload[]> {
  /** Takes the files that the rule allows, and shows why it does not take the others. */
  readonly add: (files: readonly File[]) => void;
  /** Stops sending a file, and removes the bytes that have arrived. */
  readonly cancel: (id: string) => void;
  /** Forgets a file that was not taken. */
  readonly dismiss: (id: string) => void;
  /** Tries waiting files at once. */
  readonly retry: () => void;
  /** Stops everything: somebody else has signed in. */
  readonly end: () => void;
  readonly ended: () => boolean;
}
