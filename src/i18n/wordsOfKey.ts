/** A key as words: shown if no file has its text, for example when a file could not be fetched, or is older than the code (LOC-9). */
export function wordsOfKey(key: string): string {
  const name = key.split('.').pop() || key;
  const words = name
    .replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replace(/_/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
