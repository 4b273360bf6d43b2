import { qrPath } from '../../../../src/web/qrPath.ts';
import { languageOf, type Language } from '../../http/language.ts';
import type { CertificateFacts } from './certificateFacts.ts';
import { eastAsianFonts } from './eastAsianFonts.ts';
import { frame } from './frame.ts';
import { rosette } from './rosette.ts';
import { sheetText } from './sheetText.ts';

const WIDTH = 297;
const HEIGHT = 210;
// The code is this wide at most, in pixels of the picture.
const CODE = 190;
const around = frame(WIDTH, HEIGHT);

/** The first letter that has a direction gives it to its text. */
const isRightToLeft = (text: string) =>
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text);

/** Keeps a piece of a text in its own direction, whatever stands around it. */
const apart = (text: string) => `\u2068${text}\u2069`;

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

/** A text with what it is drawn by. `fonts` are those for East Asian characters, in their order. */
function words(text: string, wanted: string, rtl = isRightToLeft(text)) {
  return { text, rtl, ...eastAsianFonts(text, wanted) };
}

/** A name that looks well in the font of signatures, which has Latin and Cyrillic letters. */
const isSigned = (name: string) =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]{1,40}$/u.test(name);

/** The sentence between name and course, with what is told in strong letters. */
function completed({ statement, grade }: CertificateFacts, { text }: Language) {
  if (statement) return [{ text: statement, strong: false }];
  if (!grade) return [{ text: text('sheet.completed'), strong: false }];
  const [before = '', after = ''] = text('sheet.completedGrade', { grade: '\u0000' }).split('\u0000');
  return [
    { text: before, strong: false },
    { text: apart(sheetText(grade)), strong: true },
    { text: after, strong: false },
  ];
}

/** Code, grade and score; a sentence of the template's own leaves the grade to this line. */
function detail({ courseCode, statement, grade, score }: CertificateFacts, { text }: Language): string {
  const told = [courseCode, statement && grade ? text('sheet.grade', { grade }) : null, score];
  return told.flatMap((one) => (one && sheetText(one) ? [apart(sheetText(one))] : [])).join(' · ');
}

/**
 * All that `certificate.typ` draws (CERT-11): texts in the sheet's language with their fonts, the ornaments and the QR code. The sheet
 * says nothing of the certificate's state: that may change after the file was saved, and the address on it knows.
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
  // The program that draws knows no scripts: a region stands for the one that is usual there.
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
