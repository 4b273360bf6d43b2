import type { About } from '../../../widgets/public/DrawnPage.ts';
import type { Language } from '../http/language.ts';

const states = { valid: 'public.valid', expired: 'public.expired', revoked: 'public.revoked' } as const;

/** The length of a description for which previews have room. */
const longest = 300;

/** A page for visitors in one or two sentences. */
export function describe({ text }: Language, about: About): string {
  switch (about.kind) {
    case 'askCertificate':
      return text('public.askCertificate');
    case 'noCertificate':
      return text('public.noCertificate');
    case 'catalog':
      return text('public.catalog');
    case 'noCourse':
      return text('public.noCourse');
    case 'course':
      return about.description?.slice(0, longest) || text('public.course', { course: about.name });
    case 'certificate': {
      const { student, course, title, issuer, state } = about;
      const of = course ?? title ?? '';
      const said = student
        ? text('public.certified', { student, course: of })
        : text('public.certificate', { course: of });
      return [said, issuer && text('public.issuer', { issuer }), text(states[state])].filter(Boolean).join(' ');
    }
  }
}
