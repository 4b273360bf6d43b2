/** A file is sent in pieces of so many bytes: one arrives within the time limit of a call over a slow line (ATTACH-3). */
export const pieceBytes = 256 * 1024;

/** No piece except the last is shorter, so a file never consists of thousands of pieces. In bytes. */
export const shortestPiece = 64 * 1024;

/** No piece is longer. In bytes. */
export const longestPiece = 1024 * 1024;
