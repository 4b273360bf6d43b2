import { manifest } from '../../src/features/calendar/manifest.ts';
import { Calendar } from '../../src/features/calendar/Calendar.tsx';
import { defineTag } from '../defineTag.ts';

/** Registers `lectern-calendar`; again does nothing. */
export const define = (suffix = '') => defineTag(manifest, Calendar, suffix, () => import('../hash/calendarHash.ts'));
