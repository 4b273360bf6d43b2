import { offsetText } from '../../../domain/time/zones/offsetText.ts';
import { findZones, type NamedZone } from '../../../domain/time/zones/findZones.ts';
import type { Formats } from '../../../i18n/formats.ts';
import { classes } from './zone.css';
import { zoneNames } from './zoneModel.ts';

export interface ZoneOptionProps {
  readonly zone: NamedZone;
  /** Tag of the language, and the function that lists names in it. */
  readonly tag: string;
  readonly list: Formats['list'];
  /** The search text. */
  readonly text: string;
}

const most = 6;

/** The cities to show: those that match the search text come first. */
function citiesOf(zone: NamedZone, text: string): readonly string[] {
  const fits = (city: string) =>
    text.trim() !== '' && findZones([{ ...zone, id: '', name: '', names: [], cities: [city] }], text).length > 0;
  const found = zone.cities.filter(fits);
  return [...found, ...zone.cities.filter((city) => !found.includes(city))].slice(0, most);
}

/** One zone of the list: its offset, its name, and some of its cities (PROF-4). */
export function ZoneOption({ zone, tag, list, text }: ZoneOptionProps) {
  const cities = list(citiesOf(zone, text));
  const [first, other] = zoneNames(zone, tag);
  const second = other === first ? '' : other;
  return (
    <span className={classes['zone-option']} translate="no">
      <span className={`num ${classes['zone-offset']}`}>
        <bdi>{offsetText(zone.offset)}</bdi>
      </span>
      <span className={classes['zone-words']}>
        <b>
          <bdi>{first}</bdi>
        </b>
        <span className="muted">
          {second && <bdi>{second}</bdi>}
          {second && cities && ' · '}
          {cities}
        </span>
      </span>
    </span>
  );
}
