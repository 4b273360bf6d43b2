/** A request of a tool of LTI 1.1 on the result of a part (LTI-51). */
export interface OutcomeRequest {
  readonly operation: 'replaceResult' | 'readResult' | 'deleteResult';
  readonly messageId: string;
  readonly sourcedId: string;
  /** The text of the score; empty without one. */
  readonly score: string;
}

const unescaped = (text: string) =>
  text
    .replace(/&#(\d{1,7});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
    .trim();
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const inner = (body: string, name: string) =>
  new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>([^<]*)</(?:\\w+:)?${name}\\s*>`).exec(body)?.[1];

/** Reads a request; null for any other document, and for one with its own entities. */
export function readOutcome(body: string): OutcomeRequest | null {
  if (/<!(DOCTYPE|ENTITY)/i.test(body)) return null;
  const operation = (['replaceResult', 'readResult', 'deleteResult'] as const).find((one) =>
    new RegExp(`<(?:\\w+:)?${one}Request[\\s>]`).test(body),
  );
  const sourcedId = inner(body, 'sourcedId');
  if (!operation || sourcedId === undefined) return null;
  return {
    operation,
    messageId: unescaped(inner(body, 'imsx_messageIdentifier') ?? ''),
    sourcedId: unescaped(sourcedId),
    score: unescaped(inner(body, 'textString') ?? ''),
  };
}

/** The outcome of a request, in the format of the standard. */
export function outcomeAnswer(
  id: string,
  request: Pick<OutcomeRequest, 'operation' | 'messageId'> | null,
  how: { readonly code: 'success' | 'failure' | 'unsupported'; readonly description: string; readonly score?: string },
): string {
  const operation = request?.operation ?? 'unknown';
  const element = (name: string, ...inside: readonly string[]) => `<${name}>${inside.join('')}</${name}>`;
  const result = (score: string) =>
    element('result', element('resultScore', element('language', 'en'), element('textString', escaped(score))));
  const header = element(
    'imsx_POXResponseHeaderInfo',
    element('imsx_version', 'V1.0'),
    element('imsx_messageIdentifier', escaped(id)),
    element(
      'imsx_statusInfo',
      element('imsx_codeMajor', how.code),
      element('imsx_severity', 'status'),
      element('imsx_description', escaped(how.description)),
      element('imsx_messageRefIdentifier', escaped(request?.messageId ?? '')),
      element('imsx_operationRefIdentifier', operation),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<imsx_POXEnvelopeResponse xmlns="http://www.imsglobal.org/services/ltiv1p1/xsd/imsoms_v1p0">',
    element('imsx_POXHeader', header),
    element('imsx_POXBody', element(`${operation}Response`, how.score === undefined ? '' : result(how.score))),
    '</imsx_POXEnvelopeResponse>',
  ].join('');
}
