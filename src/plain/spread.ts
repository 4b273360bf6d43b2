/** A random time within a window, so that many learners do not ask at once when the same moment comes (CONST-29). */
export const spread = (windowMs: number): number => windowMs * Math.random();
