type Failure = { actual?: unknown; expected?: unknown };
type Runner = { prependListener(event: 'fail', listener: (test: unknown, failure: Failure) => void): void };

/** A value as the runner can be sent it: nodes and functions, which no message carries, become text. */
function plain(value: unknown): unknown {
  try {
    structuredClone(value);
    return value;
  } catch {
    return value instanceof Element ? value.outerHTML.slice(0, 500) : String(value);
  }
}

// A failed expectation carries the values that it compared. A node among them can be neither compared nor sent by the tools,
// and the file would hang without a word. The build puts this file before every file of tests.
before(() => {
  const runner = (globalThis as unknown as { __WTR_MOCHA_RUNNER__: Runner }).__WTR_MOCHA_RUNNER__;
  runner.prependListener('fail', (_test, failure) => {
    failure.actual = plain(failure.actual);
    failure.expected = plain(failure.expected);
  });
});
