/** Whether the page stands in a frame of a host: pages that refuse frames open beside it then (FRAME-6, FRAME-7). */
export const isFramed = (): boolean => globalThis.parent !== globalThis.window;
