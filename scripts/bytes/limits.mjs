/** The byte budgets of the shipped build, gzip at level 9. `npm test` checks them, `npm run bench` prints them beside its results. */
export const LIMITS = {
  /** `lectern.js`. It contains the list of languages, so that the texts of the right one are requested before the code. */
  loader: 3200,
  /** All that a partner's page fetches until a course card can be clicked: loader, chunks, locale files and replies. */
  firstCard: 80_000,
  /** The part of these for the server's replies: configuration, user, courses. */
  replies: 4_370,
  /** The goal that we aim for. */
  firstCardAim: 75_000,
  /** Code files of the first card, besides the loader: all are requested at once, and each further one is a further request. */
  firstCardChunks: 2,
  /** The same on `/learn`, with its entry. */
  learnChunks: 2,
  /** The bytes that the player fetches besides the runtime until a text of a course can be read; see test/e2e/bytes.e2e.ts. */
  player: 42_000,
};
