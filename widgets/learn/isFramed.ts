/** Whether the page stands in a frame: other products of the server, which may not be framed, open beside it then (FRAME-7). */
export const isFramed = (): boolean => window.parent !== window;
