import { readFileSync } from 'node:fs';

/** Words in a file of which `npm test` runs only a part; CONTRIBUTING.md describes these marks. */
const PART = /\b(longIt|sweep|inBothMounts)\b/;

/** Whether `npm test` runs all tests of a file, so that `npm run test:rest` leaves it out. */
export const ranWhole = (file) => !file.includes('.long.') && !PART.test(readFileSync(file, 'utf8'));
