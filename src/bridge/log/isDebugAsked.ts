/** Values of this tab, kept apart by the site that frames the page. */
interface Tab {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => unknown;
  readonly remove: (key: string) => void;
}

/** STORE-15. */
const key = 'frameDebug';

/**
 * Whether the address of a page asks for the debug log of its channels, by `lectern.debug=1` (CHAN-9).
 * @param tab of a page in a frame, whose later addresses do not carry the flag. There the log is kept until `lectern.debug=0`, or until
 * the tab is closed
 */
export function isDebugAsked(search: string, tab?: Tab): boolean {
  const asked = new URLSearchParams(search).get('lectern.debug');
  if (asked === null) return tab?.get(key) === '1';
  if (asked === '1') tab?.set(key, '1');
  else tab?.remove(key);
  return asked === '1';
}
