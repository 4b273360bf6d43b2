import { fallback, nullish, pipe, string, transform } from 'valibot';
import type { Certificate } from '../../domain/certificate/certificate.ts';
import { certificateKinds } from '../../domain/certificate/certificateKinds.ts';
import { webAddress } from '../../web/webAddress.ts';
import { objectiveRecord } from '../courses/courseShapes.ts';
import { anything, count, instant, oneOf, picture, text } from '../wire/fields.ts';
import { object } from '../wire/object.ts';

/** An http or https address, absolute or relative to the LMS; null for any other value. */
const link = pipe(
  anything,
  transform((value) => (typeof value === 'string' && value && webAddress(value, 'https://lms.example') ? value : null)),
);
const drawn = pipe(
  picture,
  transform((value) => value || null),
);
const name = fallback(string(), '');
const template = object({ name: text, kind: oneOf(certificateKinds, 'custom') });
const course = object({ id: text, name: string(), code: text, description: text });
const student = object({ first_name: name, middle_name: text, last_name: name });
const issuer = object({ name: string(), url: link });
const states = { valid: 1, expired: 2, revoked: 3 } as const;
const revoked = object({ at: instant, reason: text });

/** The wire shape of a certificate (DATA-12). Only its number is required; the shape of the public reply is not documented. */
export const certificateRecord = pipe(
  object({
    id: text,
    certificateNumber: string(),
    objectiveId: text,
    userId: text,
    certificateTemplate: fallback(nullish(template, null), null),
    externalUrl: link,
    certificatePdfUrl: link,
    certificatePngUrl: drawn,
    expirationDate: instant,
    normalizedPassingScore: count,
    objectiveRecord: fallback(nullish(objectiveRecord, null), null),
    created: instant,
    /** @assumed */
    objective: fallback(nullish(course, null), null),
    /** @assumed */
    student: fallback(nullish(student, null), null),
    /** @assumed */
    issuer: fallback(nullish(issuer, null), null),
    /** @assumed */
    state: oneOf(states, null),
    /** @assumed */
    revoked: fallback(nullish(revoked, null), null),
    /** @assumed */
    publicUrl: link,
    /** @assumed */
    openBadgeUrl: link,
  }),
  transform(
    ({
      id,
      certificateTemplate,
      certificatePdfUrl: pdfUrl,
      certificatePngUrl: pngUrl,
      expirationDate: expires,
      objectiveRecord: record,
      objective,
      student: person,
      ...rest
    }): Certificate => ({
      ...rest,
      id: id ?? rest.certificateNumber,
      template: certificateTemplate ?? { name: null, kind: 'custom' },
      pdfUrl,
      pngUrl,
      expires,
      record,
      course: objective,
      student: person && { firstName: person.first_name, middleName: person.middle_name, lastName: person.last_name },
    }),
  ),
);
