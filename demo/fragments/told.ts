/** What the portal tells a fragment by attributes. */
export interface Told {
  locale: string;
  path: string;
  level: number;
}
