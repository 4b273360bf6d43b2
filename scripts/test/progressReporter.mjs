/** Reporter of web-test-runner: tells the parent process how many of its files are done. */
export function progressReporter() {
  let done = 0;
  let total = 0;
  const tell = () => process.send?.({ done, total });
  return {
    start({ testFiles }) {
      total = testFiles.length;
      tell();
    },
    reportTestFileResults() {
      done += 1;
      tell();
    },
  };
}
