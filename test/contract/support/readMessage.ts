const word = (_whole: string, _charset: string, way: string, text: string) =>
  way.toUpperCase() === 'B'
    ? Buffer.from(text, 'base64').toString('utf8')
    : quoted(text.replaceAll('_', ' ')).toString('utf8');

function quoted(text: string): Buffer {
  const plain = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(plain, 'latin1');
}

function headersOf(block: string): ReadonlyMap<string, string> {
  const lines = block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.map((line) => {
      const at = line.indexOf(':');
      const value = line
        .slice(at + 1)
        .trim()
        .replace(/\?=\s+=\?/g, '?==?');
      return [line.slice(0, at).toLowerCase(), value.replace(/=\?([^?]+)\?([BQ])\?([^?]*)\?=/gi, word)];
    }),
  );
}

const halves = (text: string): readonly [string, string] => {
  const at = /\r?\n\r?\n/.exec(text);
  return at ? [text.slice(0, at.index), text.slice(at.index + at[0].length)] : [text, ''];
};

function bodyOf(headers: ReadonlyMap<string, string>, body: string): string {
  const way = headers.get('content-transfer-encoding')?.toLowerCase();
  if (way === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return way === 'quoted-printable' ? quoted(body).toString('utf8') : body;
}

/** Parses a message like a mail program: its headers by lower-case names, and its parts by type. */
export function readMessage(raw: string) {
  const [head, rest] = halves(raw);
  const headers = headersOf(head);
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1];
  const pieces = boundary ? rest.split(`--${boundary}`).slice(1, -1) : [];
  const parts = new Map(
    pieces.map((piece) => {
      const [own, body] = halves(piece.replace(/^\r?\n/, ''));
      const named = headersOf(own);
      return [(named.get('content-type') ?? '').split(';')[0] ?? '', bodyOf(named, body)] as const;
    }),
  );
  return { headers, parts };
}
