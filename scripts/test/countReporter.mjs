import { writeFileSync } from 'node:fs';

function countSuite({ tests, suites }) {
  const inner = suites.map(countSuite);
  return {
    passed: tests.filter((test) => test.passed && !test.skipped).length + inner.reduce((sum, { passed }) => sum + passed, 0),
    failed: tests.filter((test) => !test.passed && !test.skipped).length + inner.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** Reporter of web-test-runner: writes `{ passed, failed }` to `file`. A file that could not run at all counts as one failure. */
export function countReporter(file) {
  return {
    stop({ sessions }) {
      if (!file) return;
      let passed = 0;
      let failed = 0;
      for (const session of sessions) {
        const count = session.testResults ? countSuite(session.testResults) : { passed: 0, failed: 0 };
        passed += count.passed;
        failed += count.failed || (session.passed ? 0 : 1);
      }
      writeFileSync(file, JSON.stringify({ passed, failed }));
    },
  };
}
