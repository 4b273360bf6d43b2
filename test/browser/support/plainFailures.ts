type Failure = { actual?: unknown; expected?: unknown };
type Runner = { prependListener(event: 'fail', listener: (test: unknown, failure: Failure) => void): void };

/** A value that can be sent to the runner: nodes and functions, which no message can contain, become text. */
function plain(value: unknown): unknown {
  try {
    structuredClone(value);
    return value;
  } catch {
    return value instanceof Element ? value.outerHTML.slice(0, 500) : String(value);
  }
}

// A failed expectation contains the values that it compared. The tools can neither compare nor send a node among them, and the test file
// would hang without a message. The build includes this file before every test file.
before(() => {
  const runner = (globalThis as unknown as { __WTR_MOCHA_RUNNER__: Runner }).__WTR_MOCHA_RUNNER__;
  runner.prependListener('fail', (_test, failure) => {
    failure.actual = plain(failure.actual);
    failure.expected = plain(failure.expected);
  });
});
