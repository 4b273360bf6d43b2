const millisecondsForText = 2000;

/**
 * Loads code two seconds later, so that content beside a course's first text does not compete with that text for the
 * connection.
 */
export async function afterText<T>(load: () => Promise<T>): Promise<T> {
  await new Promise((done) => setTimeout(done, millisecondsForText));
  return load();
}
