/** Whether the page stands in a frame of a host's (FRAME-6). */
export const isFramed = (): boolean => window.parent !== window;
