/** Attributes of an element that shows a list of courses. */
export interface ListProps {
  /** Level of the heading over the list; that of the cards is one below. */
  readonly headingLevel: number;
  /** Of the page's address. */
  readonly query: string;
  readonly routing: 'url' | 'memory';
  readonly emit: (name: `lectern-${string}`, detail?: unknown) => boolean;
}
