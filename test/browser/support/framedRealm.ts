/**
 * The window of a frame, for a page's end that runs in the test: the frame's own code posts its messages to the parent window, so that they
 * come from the frame.
 */
export function framedRealm(view: Window): Window {
  const { Function: Make } = view as unknown as { Function: FunctionConstructor };
  const host = { postMessage: Make('message', 'target', 'ports', 'parent.postMessage(message, target, ports)') };
  const heard = new Map<unknown, (event: Event) => void>();
  return new Proxy(view, {
    get: (target, name) => {
      if (name === 'parent') return host;
      if (name === 'addEventListener')
        return (type: string, listener: (event: unknown) => void, options?: AddEventListenerOptions) => {
          const own = (event: Event) => {
            if (!(type === 'message')) return listener(event);
            const { data, origin, ports, source } = event as MessageEvent<unknown>;
            listener({ data, origin, ports, source: source === target.parent ? host : source });
          };
          heard.set(listener, own);
          target.addEventListener(type, own, options);
        };
      if (name === 'removeEventListener')
        return (type: string, listener: unknown) => target.removeEventListener(type, heard.get(listener)!);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value as (...given: unknown[]) => unknown).bind(target) : value;
    },
  });
}
