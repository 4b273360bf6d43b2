/** Whether the address of a page asks for the debug log of its channels, by `lectern.debug=1` (CHAN-9). */
export const isDebugAsked = (search: string): boolean => new URLSearchParams(search).get('lectern.debug') === '1';
