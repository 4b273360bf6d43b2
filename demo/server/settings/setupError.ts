/** A mistake that the person at the terminal can correct; its message says how. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}
