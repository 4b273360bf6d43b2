/** Id of this tab under `key`, before there is a runtime; made, and kept if the browser lets it, when there is none. */
export function tabId(key: string): string {
  const id = crypto.randomUUID();
  try {
    return (sessionStorage[key] ??= id) as string;
  } catch {
    return id;
  }
}
