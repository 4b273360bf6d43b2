/** A port in whose place the test speaks: what the side posts is kept, and what the test says is heard at once. */
export function syncPort() {
  const listeners = new Set<(event: MessageEvent) => void>();
  const posted: Record<string, unknown>[] = [];
  let isClosed = false;
  const port = {
    addEventListener: (_name: string, listener: (event: MessageEvent) => void) => void listeners.add(listener),
    removeEventListener: (_name: string, listener: (event: MessageEvent) => void) => void listeners.delete(listener),
    start: () => undefined,
    close: () => void (isClosed = true),
    postMessage: (message: Record<string, unknown>) => void posted.push(structuredClone(message)),
  };
  return {
    port: port as unknown as MessagePort,
    posted,
    isClosed: () => isClosed,
    say: (data: unknown) => {
      for (const listener of listeners) listener({ data } as MessageEvent);
    },
  };
}
