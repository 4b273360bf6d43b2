import { createFormats } from '../../../../src/i18n/formats.ts';
import { createLocale } from '../../../../src/i18n/createLocale.ts';
import type { FinishWords } from '../../../../src/features/player/finish/FinishWords.ts';
import arFinish from '../../../../locales/ar/finish.json' with { type: 'json' };
import arPlayer from '../../../../locales/ar/player.json' with { type: 'json' };
import enFinish from '../../../../locales/en-US/finish.json' with { type: 'json' };
import enPlayer from '../../../../locales/en-US/player.json' with { type: 'json' };

export const now = Date.UTC(2026, 10, 21, 10, 42);

const files = {
  'en-US': { player: enPlayer, finish: enFinish },
  'ar': { player: arPlayer, finish: arFinish },
};

/** The real texts of the player at one instant, in UTC. */
export async function wordsOf(tag: keyof typeof files = 'en-US'): Promise<FinishWords> {
  const locale = createLocale({
    initial: tag,
    offered: Object.keys(files),
    fetchFile: async (wanted, namespace) => files[wanted as keyof typeof files][namespace as 'player' | 'finish'],
    keep: () => undefined,
    report: () => undefined,
  });
  await locale.load(tag, ['player', 'finish']);
  return {
    t: locale.translate(tag, 'player'),
    finish: locale.translate(tag, 'finish'),
    formats: createFormats(tag, 'UTC'),
    now,
  };
}
