import type { About } from '../../../widgets/public/DrawnPage.ts';

type Known = string | object | null | undefined;

/** Leaves out unknown values. */
const known = (given: Readonly<Record<string, Known>>) =>
  Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
const organization = (name: string | null) => (name ? { '@type': 'Organization', name } : null);
const day = (at: number | null) => (at === null ? null : new Date(at).toISOString().slice(0, 10));

/** The facts of a page in the words of schema.org; null where there are none, and for a revoked certificate. */
export function linkedData(about: About, url: string): object | null {
  if (about.kind === 'course')
    return known({
      '@context': 'https://schema.org',
      '@type': 'Course',
      'name': about.name,
      'courseCode': about.code,
      'description': about.description ?? about.name,
      'url': url,
      'image': about.picture,
      'provider': organization(about.provider),
    });
  if (about.kind !== 'certificate' || about.state === 'revoked') return null;
  const issuer = organization(about.issuer);
  return known({
    '@context': 'https://schema.org',
    '@type': 'EducationalOccupationalCredential',
    'credentialCategory': 'certificate',
    'name': about.title ?? about.course,
    'identifier': about.number,
    'url': url,
    'image': about.picture,
    'recognizedBy': issuer,
    'dateCreated': day(about.issued),
    'expires': day(about.expires),
    'about':
      about.course === null
        ? null
        : known({
            '@type': 'Course',
            'name': about.course,
            'courseCode': about.code,
            'description': about.description,
            'provider': issuer,
          }),
  });
}
