/** A piece of a part's text, as long as a paragraph or two. */
export interface Passage {
  readonly activityId: string;
  /** Name of the part. */
  readonly title: string;
  /** The heading above it; empty where there is none. */
  readonly heading: string;
  readonly text: string;
  /** The place in the part: `page=3`, `t=42` or `text=` and its first words; empty for its beginning. */
  readonly anchor: string;
}

/** A passage in a place of a course. */
export interface PlacedPassage extends Passage {
  readonly course: string;
  readonly courseId: string;
  readonly activityPathId: string;
  readonly axis: string;
  /** Its part is graded. */
  readonly graded: boolean;
}

/** The most characters of a passage, unless one sentence is longer. */
export const passageLength = 600;
