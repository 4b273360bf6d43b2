import type { Credential } from '@digitalbazaar/vc';
import { certificateScore } from '../../../../src/domain/certificate/certificateScore.ts';
import { shownRecord } from '../../calls/lists/shownRecord.ts';
import { languageOf } from '../../http/language.ts';
import { filePath } from '../filePath.ts';
import type { FoundCertificate } from '../findCertificates.ts';
import { publicUrlOf } from '../publicUrlOf.ts';
import { wholeName } from '../wholeName.ts';
import { badgePath } from './badgePaths.ts';
import { second } from './second.ts';
import { statusEntry } from './statusEntry.ts';

/** A credential is the same for everybody, so its texts are in the language of the academy's templates. */
const { text } = languageOf(['en-US']);

/** Score and grade, if they are shown, each with a description of its meaning. */
function results({ record, access }: FoundCertificate, course: string, now: number) {
  const shown = shownRecord(record, access, record.workflowId === null ? null : 'finished', now);
  const figures = certificateScore(shown);
  const points = figures?.points;
  const told = [
    ...(points ? [{ name: 'score', type: 'RawScore', value: points.score, range: [0, points.max] }] : []),
    ...(figures && !points ? [{ name: 'score', type: 'Percent', value: figures.percent, range: [0, 100] }] : []),
    ...(shown.grade ? [{ name: 'grade', type: 'LetterGrade', value: shown.grade, range: null }] : []),
  ];
  if (told.length === 0) return { result: {}, resultDescription: {} };
  return {
    result: {
      result: told.map(({ name, value }) => ({
        type: ['Result'],
        resultDescription: `${course}#${name}`,
        value: String(value),
      })),
    },
    resultDescription: {
      resultDescription: told.map(({ name, type, range }) => ({
        id: `${course}#${name}`,
        type: ['ResultDescription'],
        name: text(name === 'grade' ? 'badge.grade' : 'badge.score'),
        resultType: type,
        ...(range && { valueMin: String(range[0]), valueMax: String(range[1]) }),
      })),
    },
  };
}

/**
 * A certificate as an unsigned Open Badge 3.0 (CERT-14): the person's name, the course, the issuer, score and grade if they are shown,
 * the end of its validity, and the address of its revocation status. The name is all that identifies the person.
 */
export function badgeCredential(
  found: FoundCertificate,
  { origin, did, now }: { readonly origin: string; readonly did: string; readonly now: number },
): Credential {
  const { certificate, template, record, description } = found;
  const { number, courseName, courseCode, objectiveId, created, expires } = certificate;
  const course = `${origin}/learn/courses/${encodeURIComponent(objectiveId)}`;
  const { result, resultDescription } = results(found, course, now);
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    'id': origin + badgePath(number),
    'type': ['VerifiableCredential', 'OpenBadgeCredential'],
    'name': `${template.name}: ${courseName}`,
    'description': template.statement,
    'issuer': { id: did, type: ['Profile'], name: template.issuerName, url: origin },
    'validFrom': second(created),
    ...(expires && { validUntil: second(expires) }),
    'awardedDate': second(record.finished ?? created),
    'credentialSubject': {
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: false, identityHash: wholeName(certificate), identityType: 'name' },
      ],
      image: {
        id: origin + filePath(number, 'png'),
        type: 'Image',
        caption: text('sheet.number', { number, issuer: template.issuerName }),
      },
      ...result,
      achievement: {
        id: course,
        type: ['Achievement'],
        achievementType: 'CertificateOfCompletion',
        name: courseName,
        description: description?.trim() || template.statement,
        ...(courseCode && { humanCode: courseCode }),
        criteria: { id: publicUrlOf(origin, number), narrative: template.statement },
        ...resultDescription,
      },
    },
    'credentialStatus': statusEntry(origin, certificate.statusIndex),
  };
}
