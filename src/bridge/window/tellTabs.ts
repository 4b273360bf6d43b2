/**
 * Tells the portal's tabs, from a page that does not listen itself, that somebody has signed in, who may be another person than the one
 * that they show (SESS-20).
 */
export function tellTabs(Channel: typeof BroadcastChannel | undefined): void {
  if (!Channel) return;
  const channel = new Channel('lectern.session');
  channel.postMessage('another');
  channel.close();
}
