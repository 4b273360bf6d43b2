import { href } from '../../../src/routes/href.ts';
import { noticeRoute } from '../../../src/routes/noticeRoute.ts';
import type { Language } from '../http/language.ts';
import type { LoadedNotice } from '../notices/loadNotices.ts';
import { latinDigits } from '../language/latinDigits.ts';

/** A notice in the words of a mail. */
export interface NoticeWords {
  readonly title: string;
  readonly lines: readonly string[];
  /** Its links; a question has one for each answer. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

type Notice = LoadedNotice['notice'];

/** The parts of a result that may be seen, a line each. */
function resultLines({ text, tag }: Language, result: (Notice & { kind: 'graded' })['result']): readonly string[] {
  if (!result) return [text('mail.gradedHidden')];
  const { percent, grade, passed } = result;
  const share = new Intl.NumberFormat(latinDigits(tag), { style: 'percent' });
  return [
    ...(percent === null ? [] : [text('mail.score', { score: share.format(percent / 100) })]),
    ...(grade === null ? [] : [text('mail.grade', { grade })]),
    ...(passed === null ? [] : [text(passed ? 'mail.passed' : 'mail.failed')]),
  ];
}

/**
 * The words and links of a notice in a mail, in its reader's language and zone (NOTE-12).
 * @param short cuts a long text, for a digest
 */
export function noticeWords(
  notice: Notice,
  language: Language,
  { origin, short }: { readonly origin: string; readonly short: boolean },
): NoticeWords {
  const { text, tag, zone } = language;
  const { courseName: course } = notice;
  const link = (label: string, place: Parameters<typeof noticeRoute>[0] = notice) => ({
    label,
    href: `${origin}/learn${href(noticeRoute(place))}`,
  });
  switch (notice.kind) {
    case 'announcement': {
      const letters = Array.from(notice.text);
      const said = short && letters.length > 500 ? `${letters.slice(0, 500).join('')}…` : notice.text;
      return {
        title: text('mail.announcement', { course }),
        lines: [said, ...(notice.author ? [`— ${notice.author}`] : [])],
        links: [link(text('mail.openCourse'))],
      };
    }
    case 'question': {
      const { activityId, activityPathId } = notice;
      const answer = ({ id, text: answerText }: (typeof notice.answers)[number]) => ({
        label: answerText,
        href: `${origin}/learn${href({
          name: 'emailResponse',
          query: String(new URLSearchParams({ answerId: id, answerText, activityId, activityPathId })),
        })}`,
      });
      return {
        title: text('mail.question', { course }),
        lines: [notice.text, text('mail.questionHelp')],
        links: notice.answers.map(answer),
      };
    }
    case 'dueSoon': {
      const moment = new Intl.DateTimeFormat(latinDigits(tag), {
        dateStyle: 'full',
        timeStyle: 'short',
        timeZone: zone,
      });
      const values = { name: notice.part?.name ?? course, course, date: moment.format(notice.at), zone };
      return {
        title: text('mail.dueSoon', values),
        lines: [text(notice.part ? 'mail.duePart' : 'mail.dueCourse', values)],
        links: [link(text(notice.part?.axis.length ? 'mail.openPart' : 'mail.openCourse'))],
      };
    }
    case 'graded':
      return {
        title: text('mail.graded', { course }),
        lines: [text('mail.gradedText', { course }), ...resultLines(language, notice.result)],
        links: [link(text('mail.openCourse'))],
      };
    case 'certificate': {
      const date = new Intl.DateTimeFormat(latinDigits(tag), { dateStyle: 'long', timeZone: zone });
      const values = { course, date: notice.expires === null ? '' : date.format(notice.expires) };
      return {
        title: text(`mail.certificate.${notice.event}`, values),
        lines: [text(`mail.certificate.${notice.event}Text`, values)],
        links: [link(text('mail.openCertificate'))],
      };
    }
    case 'reply': {
      const values = { course, part: notice.part.name, name: notice.by ?? '' };
      return {
        title: text('mail.reply', values),
        lines: [text(notice.by ? 'mail.replyText' : 'mail.replyTextNobody', values)],
        links: [link(text(notice.part.axis.length > 0 ? 'mail.openReply' : 'mail.openCourse'))],
      };
    }
    case 'team': {
      const values = { course, part: notice.part.name, name: notice.by ?? '' };
      return {
        title: text('mail.team', values),
        lines: [text(notice.by ? 'mail.teamText' : 'mail.teamTextNobody', values)],
        links: [link(text(notice.part.axis.length > 0 ? 'mail.openPart' : 'mail.openCourse'))],
      };
    }
  }
}
