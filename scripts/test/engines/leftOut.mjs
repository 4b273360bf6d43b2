/** Browser tests that an engine cannot run, by their paths below `test/browser`, each with its reason. */
const REASONS = {
  chromium: {},
  firefox: {},
  webkit: {},
};

/** @returns whether a browser test is left out in this engine */
export function leftOut(engine) {
  const paths = Object.keys(REASONS[engine] ?? {});
  return (file) => paths.some((path) => file.endsWith(`test/browser/${path}`));
}
