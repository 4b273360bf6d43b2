export function readPart(env?: Readonly<Record<string, string | undefined>>): {
  readonly part: number;
  readonly of: number;
};
