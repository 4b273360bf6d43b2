/** The provider has let somebody in without asking who they are, where it was to (SESS-20). */
export class NobodyAskedError extends Error {
  override readonly name = 'NobodyAskedError';
  constructor() {
    super('The provider has asked nobody.');
  }
}
