/** A sheet as it is shipped, and what its own classes are called. */
export interface ScopedSheet {
  readonly text: string;
  readonly classes: Readonly<Record<string, string>>;
}

export function ownSheets(): string[];
export function scopedSheet(file: string): ScopedSheet;
