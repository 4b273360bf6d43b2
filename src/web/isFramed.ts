/** Whether the page is in a frame of a host. Pages that refuse frames are then opened in a new tab (FRAME-6, FRAME-7). */
export const isFramed = (): boolean => globalThis.parent !== globalThis.window;
