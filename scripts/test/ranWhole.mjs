import { readFileSync } from 'node:fs';

/** What a file says of which `npm test` runs a part alone; CONTRIBUTING.md tells of the marks. */
const PART = /\b(longIt|sweep|inBothMounts)\b/;

/** Whether `npm test` runs all tests of a file, so that `npm run test:rest` leaves it out. */
export const ranWhole = (file) => !file.includes('.long.') && !PART.test(readFileSync(file, 'utf8'));
