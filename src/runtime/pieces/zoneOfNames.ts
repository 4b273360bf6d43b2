import { ianaZone } from '../../domain/time/zones/ianaZone.ts';

/** The zone of the first name that means one (LOC-11); undefined where none does. Loaded only where a name is none of IANA's. */
export const zoneOfNames = (names: readonly (string | null | undefined)[]): string | undefined =>
  names.map((name) => ianaZone(name ?? '')).find((zone) => zone !== null) ?? undefined;
