/** How often a launch asks whether another has taken over, in milliseconds; tabs of the same browser tell each other at once. */
const every = 60_000;

/**
 * Learns that another launch of the same part has taken over (SCORM-10): from a message of its tab, and by asking the server.
 * @param part names the part of the run
 */
export function followOtherTabs(part: string, onTaken: () => void): void {
  const channel = new BroadcastChannel('lectern scorm');
  let timer = 0;
  const stop = () => {
    clearInterval(timer);
    channel.close();
  };
  const ask = async () => {
    const reply = await fetch('standing', { method: 'POST', cache: 'no-store' }).catch(() => null);
    const body = (reply?.ok ? await reply.json().catch(() => null) : null) as { readonly superseded?: unknown } | null;
    if (body?.superseded !== true) return;
    stop();
    onTaken();
  };
  channel.addEventListener('message', ({ data }) => data === part && void ask());
  timer = window.setInterval(() => document.visibilityState === 'visible' && void ask(), every);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void ask());
  channel.postMessage(part);
}
