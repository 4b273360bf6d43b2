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
  /** `waiting`: the connection is lost, or the server away; it goes on by itself. */
  readonly phase: 'queued' | 'sending' | 'waiting' | 'fault';
  readonly fault: UploadFault | null;
  /** The server's own words about a fault; empty where there are none. */
  readonly message: string;
}

/** The files on their way to one part. They go on while the learner looks at other parts. */
export interface Uploads extends Store<readonly Upload[]> {
  /** Takes what the rule allows, and tells why it does not take the rest. */
  readonly add: (files: readonly File[]) => void;
  /** Stops a file, and takes away what has arrived of it. */
  readonly cancel: (id: string) => void;
  /** Forgets a file that was not taken. */
  readonly dismiss: (id: string) => void;
  /** Tries at once what waits. */
  readonly retry: () => void;
  /** Stops everything: somebody else has signed in. */
  readonly end: () => void;
  readonly ended: () => boolean;
}
