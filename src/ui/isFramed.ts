/** Whether the page stands in a frame of a host's: what may not be framed opens beside it then (FRAME-6, FRAME-7). */
export const isFramed = (): boolean => window.parent !== window;
