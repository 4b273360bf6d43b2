/**
 * Tells the portal's tabs that somebody has signed in, who may be another person than the tabs show (SESS-20). For pages that do not listen
 * to other tabs themselves.
 */
export function tellTabs(Channel: typeof BroadcastChannel | undefined): void {
  if (!Channel) return;
  const channel = new Channel('lectern.session');
  channel.postMessage('another');
  channel.close();
}
