/** A sheet as it is shipped, and the final names of its own classes. */
export interface ScopedSheet {
  readonly text: string;
  readonly classes: Readonly<Record<string, string>>;
}

export function ownSheets(): string[];
export function scopedSheet(file: string): ScopedSheet;
