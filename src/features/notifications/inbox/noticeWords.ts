import type { Notice } from '../../../domain/notifications/notice.ts';
import type { Instant } from '../../../domain/time/instant.ts';
import type { Formats } from '../../../i18n/formats.ts';
import type { Translate } from '../../../i18n/locale.ts';

/** The text of a personal notice, and the text of its link. */
export interface NoticeWords {
  readonly text: string;
  /** Further lines, such as those of a result. */
  readonly details: readonly string[];
  readonly link: string;
}

type Words = Translate<'notifications'>;

/** The lines of a result that the learner may see (NOTE-13). */
function resultOf(result: (Notice & { kind: 'graded' })['result'], t: Words, formats: Formats): readonly string[] {
  if (!result) return [t('gradedHidden')];
  const { percent, grade, passed } = result;
  return [
    ...(percent === null ? [] : [t('score', { score: formats.percent(percent / 100) })]),
    ...(grade === null ? [] : [t('grade', { grade })]),
    ...(passed === null ? [] : [t(passed ? 'passed' : 'failed')]),
  ];
}

function ofCertificate(notice: Notice & { kind: 'certificate' }, t: Words, formats: Formats, now: Instant): string {
  const { event, courseName: course, expires } = notice;
  if (event === 'issued') return t('certificateIssued', { course });
  if (event === 'revoked') return t('certificateRevoked', { course });
  return expires === null
    ? t('certificateExpiringSoon', { course })
    : t('certificateExpiring', { course, date: formats.day(expires, now) });
}

/** A personal notice in words (NOTE-11). */
export function noticeWords(notice: Notice, t: Words, formats: Formats, now: Instant): NoticeWords {
  const course = notice.courseName;
  const ofPart = (axis: readonly string[]) => t(axis.length > 0 ? 'openPart' : 'openCourse');
  switch (notice.kind) {
    case 'dueSoon': {
      const { part, at } = notice;
      const values = { name: part?.name ?? course, course, date: formats.moment(at, now) };
      return { text: t(part ? 'duePart' : 'dueCourse', values), details: [], link: ofPart(part?.axis ?? []) };
    }
    case 'graded':
      return { text: t('graded', { course }), details: resultOf(notice.result, t, formats), link: t('openCourse') };
    case 'certificate':
      return { text: ofCertificate(notice, t, formats, now), details: [], link: t('showCertificate') };
    case 'reply': {
      const { by, part } = notice;
      const values = { name: by ?? '', part: part.name, course };
      const link = t(part.axis.length > 0 ? 'openReply' : 'openCourse');
      return { text: t(by ? 'reply' : 'replySomebody', values), details: [], link };
    }
    case 'team': {
      const { by, part } = notice;
      const values = { name: by ?? '', part: part.name, course };
      return { text: t(by ? 'team' : 'teamSomebody', values), details: [], link: ofPart(part.axis) };
    }
  }
}
