import { tellTabs } from '../../src/bridge/window/tellTabs.ts';
import { runBridge, type BridgeSection } from './framed/runBridge.ts';
import { requireElement } from './requireElement.ts';
import { toJson } from '../../src/plain/toJson.ts';
import { fromJson } from '../../src/plain/fromJson.ts';

// A separate script without texts: its page contains them all, and this script shows the right ones.
const place = requireElement('#bridge');

const show = (name: BridgeSection, code?: string) => {
  for (const section of place.querySelectorAll<HTMLElement>('[data-says]')) {
    section.hidden = section.dataset['says'] !== name;
    if (!section.hidden && code) requireElement('output', section).textContent = code.replace(/^.{4}/, '$& ');
  }
};

runBridge({
  view: window,
  listed: fromJson(place.dataset['hosts'] ?? '[]') as readonly string[],
  askCode: async (wish) => {
    const reply = await fetch('/api/lectern/v1/sign-in-codes', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest', 'Prefer': 'respond-sync' },
      body: toJson(wish),
    });
    return { status: reply.status, ...((await reply.json().catch(() => null)) as { readonly code?: unknown } | null) };
  },
  show,
  begun: place.dataset['begun'] as 'here' | 'unknown' | 'elsewhere',
  confirmed: () =>
    new Promise((done) => requireElement('[data-says=ask] button', place).addEventListener('click', () => done())),
  personChanged: () => tellTabs(globalThis.BroadcastChannel),
}).catch(() => show('failed'));
