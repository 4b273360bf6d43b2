/** Something the person at the terminal can put right; its message says how. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}
