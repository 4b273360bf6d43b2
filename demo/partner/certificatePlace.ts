/** A place of this site for a certificate: anybody's by its number, or the person's own in a course. */
export interface CertificatePlace {
  /** Empty where the number is still to be typed. */
  readonly number: string;
  /** Empty where anybody may look. */
  readonly objectiveId: string;
}

/** Reads `/certificates`, `/certificates/{number}` and `/training/{id}/certificate/{number}`. Null where it is none of these. */
export function readCertificatePlace(path: string): CertificatePlace | null {
  const [, objectiveId = '', number = ''] = /^\/training\/([\w-]+)\/certificate\/([\w-]+)$/.exec(path) ?? [];
  if (number) return { number, objectiveId };
  const open = /^\/certificates(?:\/([\w-]+))?$/.exec(path);
  return open && { number: open[1] ?? '', objectiveId: '' };
}

/** The attributes of the element that shows such a place. */
export const certificateAttributes = ({ number, objectiveId }: CertificatePlace): Readonly<Record<string, string>> => ({
  number,
  'objective-id': objectiveId,
  'audience': objectiveId ? 'learner' : 'public',
});
