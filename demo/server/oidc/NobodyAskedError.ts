/** The provider has signed a person in without asking for their password, although it was told to ask (SESS-20). */
export class NobodyAskedError extends Error {
  override readonly name = 'NobodyAskedError';
  constructor() {
    super('The provider has asked nobody.');
  }
}
