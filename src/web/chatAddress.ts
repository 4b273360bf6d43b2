/**
 * The address of an announcement channel in the chat (ROUTE-27).
 * @param apiBase origin of the tenant's LMS with its path
 */
export function chatAddress(apiBase: string, channelId: string): string {
  return `${apiBase}/chat/channels/groups/${encodeURIComponent(channelId)}`;
}
