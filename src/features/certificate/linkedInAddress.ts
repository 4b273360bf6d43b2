import type { Instant } from '../../domain/time/instant.ts';

export interface LinkedInEntry {
  readonly name: string;
  readonly organization: string | null;
  readonly issued: Instant | null;
  readonly expires: Instant | null;
  readonly certUrl: string | null;
  readonly certId: string;
  /** Zone of the dates on the sheet; the browser's where absent. */
  readonly timeZone: string | undefined;
}

/**
 * The LinkedIn address that adds a certificate to the learner's own profile (CERT-25), with the parameters that
 * LinkedIn documents. Months are those of the sheet's dates (LOC-10).
 */
export function linkedInAddress(entry: LinkedInEntry): string {
  const { name, organization, issued, expires, certUrl, certId, timeZone } = entry;
  const month = (at: Instant | null, of: 'issue' | 'expiration') => {
    if (at === null) return [];
    const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric' }).formatToParts(at);
    const number = (name: 'year' | 'month') => parts.find(({ type }) => type === name)?.value ?? '';
    return [
      [`${of}Year`, number('year')],
      [`${of}Month`, number('month')],
    ];
  };
  const fields = [
    ['startTask', 'CERTIFICATION_NAME'],
    ['name', name],
    ...(organization ? [['organizationName', organization]] : []),
    ...month(issued, 'issue'),
    ...month(expires, 'expiration'),
    ...(certUrl ? [['certUrl', certUrl]] : []),
    ['certId', certId],
  ];
  return `https://www.linkedin.com/profile/add?${new URLSearchParams(fields).toString()}`;
}
