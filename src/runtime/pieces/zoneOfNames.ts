import { ianaZone } from '../../domain/time/zones/ianaZone.ts';

/** The zone of the first name that means a zone (LOC-11), or undefined. Loaded only where a name is not one of IANA's. */
export const zoneOfNames = (names: readonly (string | null | undefined)[]): string | undefined =>
  names.map((name) => ianaZone(name ?? '')).find((zone) => zone !== null) ?? undefined;
