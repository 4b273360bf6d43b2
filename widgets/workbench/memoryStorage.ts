/** A browser storage that lasts as long as one state, so that one state's data does not affect the next one. */
class MemoryStorage implements Storage {
  [name: string]: unknown;
  get length(): number {
    return Object.keys(this).length;
  }
  key(index: number): string | null {
    return Object.keys(this)[index] ?? null;
  }
  getItem(name: string): string | null {
    return Object.hasOwn(this, name) ? (this[name] as string) : null;
  }
  setItem(name: string, value: string): void {
    this[name] = String(value);
  }
  removeItem(name: string): void {
    delete this[name];
  }
  clear(): void {
    for (const name of Object.keys(this)) delete this[name];
  }
}

/** An empty storage. */
export const memoryStorage = (): Storage => new MemoryStorage();
