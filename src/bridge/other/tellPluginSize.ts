/**
 * Tells the height to a host that knows `plugin.resize` and nothing else (CHAN-10).
 * @param origin of that host, as the tenant lists it: although the message names nobody, it goes to this origin alone
 */
export function tellPluginSize(view: Pick<Window, 'parent'>, origin: string, height: number): void {
  if (view.parent !== view) view.parent.postMessage({ type: 'plugin.resize', payload: { height } }, origin);
}
