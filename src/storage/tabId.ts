import { uuid } from '../plain/uuid.ts';

/** Id of this tab under `key`, before there is a runtime. Where there is none, it is made, and stored if the browser allows that. */
export function tabId(key: string): string {
  const id = uuid();
  try {
    return (sessionStorage[key] ??= id) as string;
  } catch {
    return id;
  }
}
