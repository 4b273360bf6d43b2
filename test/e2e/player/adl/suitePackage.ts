import { zipSync } from 'fflate';
import type { Content } from './suite.ts';

/** Where a content leads that has ended. */
export const lastContent = 'The end';

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What the manifest says of a content of SCORM 2004. */
function termsOf({ completionThreshold, scaledPassingScore, maxTimeAllowed }: Content): string {
  const threshold =
    completionThreshold === undefined
      ? ''
      : `<adlcp:completionThreshold completedByMeasure="true" minProgressMeasure="${completionThreshold}"/>`;
  const limit =
    maxTimeAllowed === undefined ? '' : `<imsss:limitConditions attemptAbsoluteDurationLimit="${maxTimeAllowed}"/>`;
  const score =
    scaledPassingScore === undefined
      ? ''
      : `<imsss:objectives><imsss:primaryObjective satisfiedByMeasure="true">
      <imsss:minNormalizedMeasure>${scaledPassingScore}</imsss:minNormalizedMeasure>
    </imsss:primaryObjective></imsss:objectives>`;
  return `${threshold}${limit || score ? `<imsss:sequencing>${limit}${score}</imsss:sequencing>` : ''}`;
}

const free = '<imsss:sequencing><imsss:controlMode choice="true" flow="true"/></imsss:sequencing>';

function manifestOf(standard: '1.2' | '2004', title: string, contents: readonly Content[]): string {
  const is2004 = standard === '2004';
  const cases = [...new Set(contents.map(({ fixture }) => fixture))];
  const addressOf = (id: string) => `?content=${encodeURIComponent(id)}`;
  const item = (content: Content) => `<item identifier="${xml(content.id)}" identifierref="step"
    parameters="${addressOf(content.id)}"><title>${xml(content.id)}</title>${is2004 ? termsOf(content) : ''}</item>`;
  const below = cases.map(
    (name) => `<item identifier="case ${xml(name)}"><title>Case ${xml(name)}</title>
    ${contents
      .filter(({ fixture }) => fixture === name)
      .map(item)
      .join('\n')}${is2004 ? free : ''}</item>`,
  );
  const spaces = is2004
    ? `xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"
  xmlns:imsss="http://www.imsglobal.org/xsd/imsss"`
    : 'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"';
  const type = is2004 ? 'scormType' : 'scormtype';
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="suite" ${spaces}>
  <metadata><schema>ADL SCORM</schema><schemaversion>${is2004 ? '2004 4th Edition' : '1.2'}</schemaversion></metadata>
  <organizations default="all"><organization identifier="all"><title>${title}</title>
    ${below.join('\n')}
    <item identifier="${lastContent}" identifierref="last"
      parameters="${addressOf(lastContent)}"><title>${lastContent}</title></item>
    ${is2004 ? free : ''}
  </organization></organizations>
  <resources>
    <resource identifier="step" type="webcontent" adlcp:${type}="sco" href="index.html"/>
    <resource identifier="last" type="webcontent" adlcp:${type}="asset" href="last.html"/>
  </resources>
</manifest>`;
}

/** Finds the API as packages do, makes the calls that it is given, and terminates when its page goes. */
const scriptOf = (standard: '1.2' | '2004') => `
const is2004 = ${standard === '2004'};
const find = (name) => {
  for (let at = window; ; at = at.parent) {
    if (at[name]) return at[name];
    if (at === at.parent) return null;
  }
};
const api = find(is2004 ? 'API_1484_11' : 'API');
const nameOf = (method) => is2004 ? method : method === 'Terminate' ? 'LMSFinish' : 'LMS' + method;
const call = (method, ...given) => String(api[nameOf(method)](...given));
const argumentsOf = { GetLastError: () => [], GetValue: ({ element }) => [element], SetValue: ({ element, value }) => [element, value] };
let begun = false;
window.play = (steps) => steps.map((step) => {
  const answer = call(step.method, ...(argumentsOf[step.method]?.(step) ?? [step.value ?? '']));
  if (answer === 'true') begun = step.method === 'Initialize' || (begun && step.method !== 'Terminate');
  return { answer, error: call('GetLastError') };
});
addEventListener('pagehide', () => begun && call('Terminate', ''));
document.documentElement.dataset.content = new URLSearchParams(location.search).get('content');
`;

const page = (text: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${text}</title><p>${text}</p><script src="play.js"></script></html>`;

/** A package with the contents of a suite, whose page plays the steps that it is given. */
export function suitePackage(standard: '1.2' | '2004', title: string, contents: readonly Content[]): Buffer {
  const files = {
    'imsmanifest.xml': manifestOf(standard, title, contents),
    'index.html': page('Steps'),
    'last.html': page(lastContent),
    'play.js': scriptOf(standard),
  };
  const bytes = Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)] as const);
  return Buffer.from(zipSync(Object.fromEntries(bytes)));
}
