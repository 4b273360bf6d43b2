/** A person of this LMS, who signs in here by choosing a name: it is a demonstration. */
export interface LmsPerson {
  readonly id: string;
  readonly given: string;
  readonly family: string;
  readonly teaches: boolean;
  /** Tools receive their id alone. */
  readonly isPrivate: boolean;
}

/** Everybody of this LMS. None of them is known to the academy. */
export const people: readonly LmsPerson[] = [
  { id: 'lms-101', given: 'Ingrid', family: 'Berg', teaches: true, isPrivate: false },
  { id: 'lms-201', given: 'Sana', family: 'Idris', teaches: false, isPrivate: false },
  { id: 'lms-202', given: 'Tom', family: 'van Dijk', teaches: false, isPrivate: false },
  { id: 'lms-203', given: 'Aiko', family: 'Mori', teaches: false, isPrivate: true },
];

export const nameOf = ({ given, family }: LmsPerson): string => `${given} ${family}`;
