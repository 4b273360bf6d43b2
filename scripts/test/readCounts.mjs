import { readFileSync } from 'node:fs';

const countIn = (results, status) => results.filter((result) => result.status === status).length;

function fileOf({ name, status, assertionResults }) {
  const failed = countIn(assertionResults, 'failed');
  // A file whose set-up failed names no failed test.
  return { name, passed: countIn(assertionResults, 'passed'), failed: failed || (status === 'failed' ? 1 : 0) };
}

/**
 * Reads the counts that a tool wrote: vitest's JSON report, or the file of `countReporter`.
 * @returns `{ passed, failed, files: [{ name, passed, failed }] }`, null if there is no such file or it is unreadable
 */
export function readCounts(file) {
  try {
    const counts = JSON.parse(readFileSync(file, 'utf8'));
    if (!counts.testResults) return counts;
    const files = counts.testResults.map(fileOf);
    return { passed: counts.numPassedTests, failed: counts.numFailedTests, files };
  } catch {
    return null;
  }
}
