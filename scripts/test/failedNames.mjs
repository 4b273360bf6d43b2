import { stripVTControlCharacters } from 'node:util';

/** The names of failed tests, each once, as vitest ("FAIL …") and web-test-runner ("❌ …", or "𐄂 …" within a suite) print them. */
export function failedNames(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  return [...new Set(lines.map((line) => /^\s*(?:FAIL|❌|𐄂)\s+(.+?)\s*$/u.exec(line)?.[1]).filter(Boolean))];
}
