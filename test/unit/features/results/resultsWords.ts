import arResults from '../../../../locales/ar/results.json' with { type: 'json' };
import enResults from '../../../../locales/en-US/results.json' with { type: 'json' };
import type { ResultsWords } from '../../../../src/features/results/ResultsWords.ts';
import { createFormats } from '../../../../src/i18n/formats.ts';
import { createLocale } from '../../../../src/i18n/createLocale.ts';

/** The real texts of the results at one instant, in UTC. */
export async function resultsWordsOf(
  tag: 'en-US' | 'ar' = 'en-US',
  now = Date.UTC(2026, 10, 21, 10, 42),
): Promise<ResultsWords> {
  const locale = createLocale({
    initial: tag,
    offered: ['en-US', 'ar'],
    fetchFile: async (wanted) => (wanted === 'ar' ? arResults : enResults),
    keep: () => undefined,
    report: () => undefined,
  });
  await locale.load(tag, ['results']);
  return { t: locale.translate(tag, 'results'), formats: createFormats(tag, 'UTC'), now };
}
