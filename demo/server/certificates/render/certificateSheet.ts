import { aroundValue } from '../../../../src/language/aroundValue.ts';
import { isolate } from '../../../../src/language/isolate.ts';
import { qrPath } from '../../../../src/web/qrPath.ts';
import { languageOf, type Language } from '../../http/language.ts';
import type { CertificateFacts } from './certificateFacts.ts';
import { eastAsianFonts } from './eastAsianFonts.ts';
import { frame } from './frame.ts';
import { rosette } from './rosette.ts';
import { sheetText } from './sheetText.ts';

const WIDTH = 297;
const HEIGHT = 210;
// The largest width of the code, in pixels of the picture.
const CODE = 190;
const around = frame(WIDTH, HEIGHT);

/** Whether the first letter of a text is of a script that runs from right to left. */
const isRightToLeft = (text: string) =>
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text);

function day(date: Date, language: string, timeZone: string): string {
  const format = (zone: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: zone, numberingSystem: 'latn' }).format(date);
  try {
    return format(timeZone);
  } catch {
    return format('UTC');
  }
}

/** The QR code as a drawing whose squares are whole pixels of the picture. */
function codeOf(text: string) {
  const { size, quiet, path } = qrPath(text);
  const square = Math.max(2, Math.floor(CODE / size));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">` +
    `<path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/>` +
    `<path fill="#14222A" shape-rendering="crispEdges" d="${path}"/></svg>`;
  return { pixels: size * square, quiet: quiet * square, svg };
}

/** A text with its direction and fonts. `fonts` are those for East Asian characters, in the order of preference. */
function words(text: string, wanted: string, rtl = isRightToLeft(text)) {
  return { text, rtl, ...eastAsianFonts(text, wanted) };
}

/** Whether a name looks good in the font of signatures, which has Latin and Cyrillic letters. */
const isSigned = (name: string) =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]{1,40}$/u.test(name);

/** The sentence between name and course, in pieces: a grade is in strong letters. */
function completed({ statement, grade }: CertificateFacts, { text }: Language) {
  if (statement) return [{ text: statement, strong: false }];
  if (!grade) return [{ text: text('sheet.completed'), strong: false }];
  const [before, after] = aroundValue((value) => text('sheet.completedGrade', { grade: value }));
  return [
    { text: before, strong: false },
    { text: isolate(sheetText(grade)), strong: true },
    { text: after, strong: false },
  ];
}

/** The line with course code, grade and score. The grade is here only if the template has its own sentence, which does not tell it. */
function detail({ courseCode, statement, grade, score }: CertificateFacts, { text }: Language): string {
  const told = [courseCode, statement && grade ? text('sheet.grade', { grade }) : null, score];
  return told.flatMap((one) => (one && sheetText(one) ? [isolate(sheetText(one))] : [])).join(' · ');
}

/**
 * All that `certificate.typ` draws (CERT-11): texts in the sheet's language with their fonts, the ornaments and the QR code. The sheet
 * does not show the certificate's state, which may change after the file was saved: the page at the address on it does.
 * @throws RangeError for an address that is too long for a QR code
 */
export function certificateSheet(facts: CertificateFacts) {
  const language = languageOf([facts.language]);
  const { tag, dir, text } = language;
  const plain = (shown: string) => words(shown, facts.language, dir === 'rtl');
  const given = (raw: string) => words(sheetText(raw), facts.language);
  const on = (date: Date) => day(date, tag, facts.timeZone);
  const heading = given(facts.heading || text('sheet.heading'));
  const [name, course, issuer, number] = [facts.studentName, facts.courseName, facts.issuerName, facts.number].map(
    given,
  );
  const signatory = given(facts.signatoryName);
  const told = { heading: heading.text, course: course?.text ?? '', name: name?.text ?? '' };
  // Typst has no setting for a script: it takes the script that is usual in the region.
  const locale = new Intl.Locale(tag);
  const { language: lang, region = null } = locale.script ? locale.maximize() : locale;
  return {
    lang,
    region,
    rtl: dir === 'rtl',
    title: text('sheet.title', told),
    description: text('sheet.number', { number: number?.text ?? '', issuer: issuer?.text ?? '' }),
    made: {
      year: facts.completed.getUTCFullYear(),
      month: facts.completed.getUTCMonth() + 1,
      day: facts.completed.getUTCDate(),
    },
    heading,
    issuer,
    certify: plain(text('sheet.certify')),
    name,
    completed: completed(facts, language).map(({ text: shown, strong }) => ({
      ...(facts.statement ? given(shown) : plain(shown)),
      strong,
    })),
    course,
    detail: plain(detail(facts, language)),
    signatory,
    handwritten: isSigned(signatory.text),
    office: given(facts.signatoryTitle),
    date: plain(on(facts.completed)),
    dateLabel: plain(text('sheet.date')),
    until: plain(facts.expires ? text('sheet.until', { date: on(facts.expires) }) : ''),
    number,
    check: plain(text('sheet.check')),
    address: { ...given(facts.publicUrl), url: facts.publicUrl },
    code: codeOf(facts.publicUrl),
    codeAlt: text('sheet.code', { address: facts.publicUrl }),
    rosette: rosette(facts.number),
    frame: around,
  };
}
