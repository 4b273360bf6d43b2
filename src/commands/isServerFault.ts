import type { LecternError } from '../errors.ts';

/** Whether the server failed at this command alone. A server that is asked too often refuses all commands, so that is no such fault. */
export const isServerFault = ({ code, detail }: LecternError): boolean =>
  code === 'server_error' && detail.status !== 429;
