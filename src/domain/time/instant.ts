/** A moment in milliseconds since 1970-01-01T00:00:00Z. `null` in an entity means that no date is set. */
export type Instant = number;
