/** The byte budgets of the shipped build, gzip at level 9. `npm test` holds them, `npm run bench` prints beside them. */
export const LIMITS = {
  /** `lectern.js`. It carries the list of languages, so that the texts of the right one are on their way before the code. */
  loader: 3200,
  /** All that a partner's page fetches until a course card can be clicked: loader, chunks, locale files and replies. */
  firstCard: 80_000,
  /** Of these, room for what the server answers: configuration, user, courses. */
  replies: 4_370,
  /** What we aim at. */
  firstCardAim: 75_000,
  /** Files of code of the first card, beside the loader: all start at once, and each more is a request more. */
  firstCardChunks: 2,
  /** The same on `/learn`, with its entry. */
  learnChunks: 2,
  /** What the player fetches beyond the runtime until a text of a course can be read; see test/e2e/bytes.e2e.ts. */
  player: 42_000,
};
