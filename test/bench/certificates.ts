import { renderCertificate } from '../../demo/server/certificates/render/renderCertificate.ts';
import { sampleFacts } from '../unit/certificates/sampleFacts.ts';
import { median } from './median.ts';

/** How long the files of certificates take, and how large they are. */
export interface CertificateFigures {
  readonly firstMs: number;
  readonly files: Readonly<Record<'pdf' | 'png', { readonly ms: number; readonly bytes: number }>>;
}

/** What a name costs in each kind of script. */
const NAMES = ['Mira Adaeze Okafor', 'مريم الحسيني', '髙橋 はるか', 'ऐश्वर्या कृष्णमूर्ति', 'Maximiliana '.repeat(16)];
const WARM_UP = 5;

/** Draws five files of each kind for each run, after some that do not count. */
export async function certificates({ runs }: { readonly runs: number }): Promise<CertificateFigures> {
  const draw = async (kind: 'pdf' | 'png', at: number) => {
    const facts = sampleFacts({ number: `AGA-2026-${kind}-${at}`, studentName: NAMES[at % NAMES.length] ?? '' });
    const begun = performance.now();
    const { [kind]: file } = await renderCertificate(facts, [kind]);
    return { ms: performance.now() - begun, bytes: file.length };
  };
  const first = await draw('pdf', -1);
  const figures = async (kind: 'pdf' | 'png') => {
    const all = [];
    for (let at = 0; at < WARM_UP + runs * NAMES.length; at++) all.push(await draw(kind, at));
    const counted = all.slice(WARM_UP);
    return { ms: median(counted.map(({ ms }) => ms)), bytes: Math.max(...counted.map(({ bytes }) => bytes)) };
  };
  return { firstMs: first.ms, files: { pdf: await figures('pdf'), png: await figures('png') } };
}
