const millisecondsForText = 2000;

/**
 * Loads code once the first text of a course has had the line to itself for two seconds: what stands beside the text must not slow it
 * down.
 */
export async function afterText<T>(load: () => Promise<T>): Promise<T> {
  await new Promise((done) => setTimeout(done, millisecondsForText));
  return load();
}
