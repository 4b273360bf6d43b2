import { writeFileSync } from 'node:fs';

function countSuite({ tests, suites }) {
  const inner = suites.map(countSuite);
  return {
    passed:
      tests.filter((test) => test.passed && !test.skipped).length + inner.reduce((sum, { passed }) => sum + passed, 0),
    failed:
      tests.filter((test) => !test.passed && !test.skipped).length + inner.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/**
 * Reporter of web-test-runner: writes `{ passed, failed, files }` to `file`. A file that could not run at all counts as one failure.
 * @param nameOf the name of a test file, given its path
 */
export function countReporter(file, nameOf) {
  return {
    stop({ sessions }) {
      if (!file) return;
      const files = [...sessions].map((session) => {
        const { passed, failed } = session.testResults ? countSuite(session.testResults) : { passed: 0, failed: 0 };
        return { name: nameOf(session.testFile), passed, failed: failed || (session.passed ? 0 : 1) };
      });
      const sum = (key) => files.reduce((total, count) => total + count[key], 0);
      writeFileSync(file, JSON.stringify({ passed: sum('passed'), failed: sum('failed'), files }));
    },
  };
}
