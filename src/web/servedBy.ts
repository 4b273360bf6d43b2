/**
 * The service worker of `/learn`, set by that page alone (OFF-1): elements on a page of somebody else never look at its worker.
 */
export const servedBy: {
  container?: Pick<ServiceWorkerContainer, 'controller'>;
  /** Removes all that is kept of a person who signs out (OFF-5). */
  forget?: (userId: string) => Promise<void>;
} = {};

/** Whether reads are answered by the worker where there is no connection. */
export const isServed = (): boolean => !!servedBy.container?.controller;
