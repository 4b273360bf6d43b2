/** The values that the portal gives a fragment by attributes. */
export interface Told {
  locale: string;
  path: string;
  level: number;
}
