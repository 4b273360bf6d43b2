// Names and courses in every script of the portal's languages, and what else stands in names (CERT-13).
import { describe, expect, it } from 'vitest';
import type { CertificateFacts } from '../../../demo/server/certificates/render/certificateFacts.ts';
import { renderCertificate } from '../../../demo/server/certificates/render/renderCertificate.ts';
import { sweep } from '../../sweep.ts';
import { readPdf } from './readPdf.ts';
import { sampleFacts } from './sampleFacts.ts';

type Given = Partial<CertificateFacts>;

const scripts: readonly (readonly [script: string, given: Given])[] = [
  ['Latin', { studentName: 'Þórður Şükrü Öğün Łukasz Žydrūnė', courseName: 'Őű șț ğıİ ŵŷ ß æ ø å' }],
  ['Serbian Latin', { studentName: 'Ljubica Đorđević', courseName: 'Bezbedan rad: čćžšđ' }],
  ['Vietnamese', { studentName: 'Nguyễn Thị Phương Thảo', courseName: 'Làm việc an toàn với vật liệu sinh học' }],
  ['Cyrillic', { studentName: 'Олександра Їжакевич-Ґонтар', courseName: 'Въезд, объём, щёлочь: Ђорђевић' }],
  ['Arabic', { studentName: 'مريم عبد الرحمن الحسيني', courseName: 'العمل الآمن بالمواد البيولوجية' }],
  ['Arabic sheet', { language: 'ar', studentName: 'مريم گلپایگانی', courseName: 'السلامة المهنية' }],
  ['Devanagari', { studentName: 'श्रीमती ऐश्वर्या कृष्णमूर्ति', courseName: 'प्रशिक्षण और क्षमता' }],
  ['Bengali', { studentName: 'শ্রীমতী রবীন্দ্রনাথ চট্টোপাধ্যায়', courseName: 'জৈব পদার্থের সাথে নিরাপদে কাজ করা' }],
  ['Tamil', { studentName: 'ஸ்ரீனிவாச இராமானுஜன்', courseName: 'உயிரியல் பொருட்களுடன் பணிபுரிதல்' }],
  ['Thai', { studentName: 'นางสาวปิยะฉัตร ศรีสุวรรณกุล', courseName: 'การทำงานอย่างปลอดภัยกับวัสดุชีวภาพ' }],
  ['Burmese', { studentName: 'ဒေါ်အောင်ဆန်းခင်မြတ်နိုးဖြူ', courseName: 'ဇီဝပစ္စည်းများဖြင့် ဘေးကင်းစွာ အလုပ်လုပ်ခြင်း' }],
  [
    'Simplified Chinese',
    { language: 'zh-CN', studentName: '刘䶮 赵喆堃 张玥 王赟', courseName: '生物材料安全操作规程' },
  ],
  [
    'Traditional Chinese',
    { language: 'zh-TW', studentName: '陳龍驤 鄭鈺瑩 游錫堃', courseName: '生物材料安全操作與應變' },
  ],
  ['Japanese', { language: 'ja', studentName: '髙橋 﨑子・𠮷田 はるか', courseName: '生物材料を安全に取り扱うコース' }],
  ['Korean', { language: 'ko', studentName: '김쀍똠 홍길동', courseName: '생물학적 물질을 안전하게 다루는 법' }],
  ['Greek', { studentName: 'Οδυσσέας Ἀριστοτέλης', courseName: 'Ασφάλεια' }],
  ['all at once', { studentName: 'Amélie 田中 (مريم) Олена ไทย မြန်မာ', courseName: 'தமிழ் বাংলা हिन्दी 한국어 かな' }],
];

const long: readonly (readonly [what: string, given: Given])[] = [
  ['one word of 200 letters', { studentName: 'W'.repeat(200), courseName: 'ß'.repeat(200) }],
  [
    '200 letters',
    { studentName: 'Maximiliana von Hohenlohe '.repeat(8).slice(0, 200), courseName: 'Safety first '.repeat(16) },
  ],
  ['200 Han characters', { studentName: '龍'.repeat(200), courseName: '課'.repeat(200) }],
  ['200 Arabic letters', { language: 'ar', studentName: 'عبدالرحمن'.repeat(22), courseName: 'السلامة '.repeat(25) }],
  ['200 Burmese letters', { studentName: 'ခင်မြတ်နိုး'.repeat(18), courseName: 'ဘေးကင်း '.repeat(24) }],
  [
    'a long issuer, signatory and number',
    {
      issuerName: 'X'.repeat(200),
      signatoryName: 'Prof. Dr. Dr. h. c. '.repeat(10),
      signatoryTitle: 'Vice Chairman of the Board '.repeat(8),
      courseCode: 'C'.repeat(100),
      grade: 'Excellent '.repeat(20),
      number: 'N'.repeat(60),
    },
  ],
  [
    'everything long',
    {
      ...Object.fromEntries(
        [
          'studentName',
          'courseName',
          'issuerName',
          'signatoryName',
          'signatoryTitle',
          'heading',
          'statement',
          'courseCode',
        ].map((name) => [name, 'Something long '.repeat(20)]),
      ),
    },
  ],
];

/** Pairs of texts that lie on each other. A box is as high as small letters are, so that lines may stand close. */
function overlaps(texts: Awaited<ReturnType<typeof readPdf>>['texts']) {
  const found: string[] = [];
  texts.forEach((one, at) =>
    texts.slice(at + 1).forEach((other) => {
      const beside = one.left + one.width < other.left + 0.3 || other.left + other.width < one.left + 0.3;
      const above = one.bottom + one.size * 0.5 < other.bottom || other.bottom + other.size * 0.5 < one.bottom;
      if (!beside && !above) found.push(`${one.text} | ${other.text}`);
    }),
  );
  return found;
}

const render = async (given: Given) => {
  const facts = sampleFacts(given);
  const { pdf, png } = await renderCertificate(facts);
  return { facts, pdf, png, read: await readPdf(pdf) };
};

describe.each([...sweep(scripts), ...sweep(long)])('%s', (_, given) => {
  it('has a glyph for everything, stays in its place, on one page, below 200 kB', async () => {
    const { pdf, png, read } = await render(given);
    // The standard forbids text without a glyph: the compiler refuses such a sheet, and it goes without the mark.
    expect(pdf.toString('latin1')).toContain('pdfuaid:part');
    expect(read.pages).toBe(1);
    expect([pdf.length < 200_000, png.length < 200_000]).toEqual([true, true]);
    for (const { text, left, width, bottom, size } of read.texts) {
      expect(left, text).toBeGreaterThan(24);
      expect(left + width, text).toBeLessThan(273);
      expect(bottom, text).toBeGreaterThan(15);
      expect(bottom + size, text).toBeLessThan(190);
    }
  });
});

it.each(sweep(long.filter(([what]) => !/Arabic|Burmese/.test(what))))(
  'no text of %s lies on another',
  async (_, given) => {
    expect(overlaps((await render(given)).read.texts)).toEqual([]);
  },
);

it.each(sweep(scripts.filter(([script]) => /Latin|Viet|Cyr|Chin|Jap|Kor|Greek/.test(script))))(
  'the name can be found in the file as it is written in %s',
  async (_, given) => {
    const { read, facts } = await render(given);
    expect(read.written.normalize('NFC')).toContain(facts.studentName.replace(/\s/g, '').normalize('NFC'));
  },
);

it('markup of any kind is text', async () => {
  const studentName = '<b>#evil[x]</b> $x^2$ *bold* _i_ @ref <label> \\ {{name}}';
  const { read } = await render({ studentName, courseName: '#import "@preview/x:1.0.0"' });
  expect(read.written).toContain(studentName.replace(/\s/g, ''));
  expect(read.written).toContain('#import"@preview/x:1.0.0"');
});

it('a file is given even where letters mix scripts in a way that no font knows', async () => {
  const { pdf, read } = await render({ studentName: 'ก\u0b95\u0bcd\u0e49\u0301\u1039 x' });
  expect(pdf.length).toBeGreaterThan(1000);
  expect(read.pages).toBe(1);
});
