import { tellTabs } from '../../src/bridge/tellTabs.ts';
import { runBridge, type BridgeWord } from './runBridge.ts';

// A script of its own that shares nothing: its page says everything already, and shows what is told here.
const place = document.getElementById('bridge')!;

const say = (word: BridgeWord, code?: string) => {
  for (const section of place.querySelectorAll<HTMLElement>('[data-says]')) {
    section.hidden = section.dataset['says'] !== word;
    if (!section.hidden && code) section.querySelector('output')!.textContent = code.replace(/^.{4}/, '$& ');
  }
};

runBridge({
  view: window,
  listed: JSON.parse(place.dataset['hosts'] ?? '[]') as readonly string[],
  askCode: async (wish) => {
    const reply = await fetch('/api/lectern/v1/sign-in-codes', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest', 'Prefer': 'respond-sync' },
      body: JSON.stringify(wish),
    });
    return { status: reply.status, ...((await reply.json().catch(() => null)) as { readonly code?: unknown } | null) };
  },
  say,
  anew: () => tellTabs(globalThis.BroadcastChannel),
}).catch(() => say('failed'));
