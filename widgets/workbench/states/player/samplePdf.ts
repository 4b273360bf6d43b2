const width = 420;
const height = 594;

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');

/** The drawing of a page: a heading and its lines, in a font that every PDF reader has. */
function drawing(lines: readonly string[]): string {
  return lines
    .map(
      (line, index) => `BT /F1 ${index === 0 ? 20 : 12} Tf 48 ${height - 72 - index * 24} Td (${escaped(line)}) Tj ET`,
    )
    .join('\n');
}

const annotation = (what: string, index: number) => {
  const [bottom, top] = [height - 100 - index * 24, height - 80 - index * 24];
  return `<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [40 ${bottom} 300 ${top}] ${what} >>`;
};
const annotations = (links: readonly string[]) => `/Annots [${links.map(annotation).join(' ')}]`;

/** A scan at the foot of each page: its size in pixels of one bit, and how its data, a character a byte, are packed. */
export interface Scan {
  readonly width: number;
  readonly height: number;
  readonly filter: string;
  readonly data: string;
}

/**
 * A real PDF, a page for each list of lines, in ASCII alone. For states and tests.
 * @param links PDF syntax for the actions of the links on the first page's lines, such as `/Dest [2 /Fit]`; one per
 * line, from the second on
 */
export function samplePdf(
  pages: readonly (readonly string[])[],
  scan?: Scan,
  links: readonly string[] = [],
): Uint8Array<ArrayBuffer> {
  const first = 4;
  const image = first + pages.length * 2;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${first + index * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => {
      const content = drawing(lines) + (scan ? '\nq 120 0 0 120 48 24 cm /I1 Do Q' : '');
      return [
        [
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}]`,
          `/Resources << /Font << /F1 3 0 R >>${scan ? ` /XObject << /I1 ${image} 0 R >>` : ''} >>`,
          ...(index === 0 && links.length > 0 ? [annotations(links)] : []),
          `/Contents ${first + index * 2 + 1} 0 R >>`,
        ].join(' '),
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
    ...(scan
      ? [
          [
            `<< /Type /XObject /Subtype /Image /Width ${scan.width} /Height ${scan.height}`,
            `/BitsPerComponent 1 /ColorSpace /DeviceGray /Filter ${scan.filter} /Length ${scan.data.length} >>`,
          ].join(' ') + `\nstream\n${scan.data}\nendstream`,
        ]
      : []),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const end = text.length;
  const rows = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`;
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
