import { createFormats } from '../../../../src/i18n/formats.ts';
import { createLocale } from '../../../../src/i18n/createLocale.ts';
import type { Words } from '../../../../src/features/player/base/Words.ts';
import arPlayer from '../../../../locales/ar/player.json' with { type: 'json' };
import enPlayer from '../../../../locales/en-US/player.json' with { type: 'json' };

export const now = Date.UTC(2026, 10, 21, 10, 42);

/** The real texts of the player at one instant, in UTC. */
export async function wordsOf(tag: 'en-US' | 'ar' = 'en-US'): Promise<Words> {
  const locale = createLocale({
    initial: tag,
    offered: ['en-US', 'ar'],
    fetchFile: async (wanted) => (wanted === 'ar' ? arPlayer : enPlayer),
    keep: () => undefined,
    report: () => undefined,
  });
  await locale.load(tag, ['player']);
  return { t: locale.translate(tag, 'player'), formats: createFormats(tag, 'UTC'), now };
}
