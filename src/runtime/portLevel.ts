/** Level of {@link RuntimePort} that this build has; an element that needs a higher one says so (RUN-3). */
export const portLevel = 8;
