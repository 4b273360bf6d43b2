import type { RuntimePort } from '../../port/port.ts';

/**
 * Something that goes on once in a runtime, as long as a component needs it.
 * @param begin begins it, and returns what ends it
 * @returns begins it for the first component. What that returns ends it for the last; called again, it does nothing
 */
export function whileNeeded(begin: (port: RuntimePort) => () => void): (port: RuntimePort) => () => void {
  const going = new WeakMap<RuntimePort, { count: number; readonly stop: () => void }>();
  return (port) => {
    const one = going.get(port) ?? { count: 0, stop: begin(port) };
    going.set(port, one);
    one.count += 1;
    let holds = true;
    return () => {
      if (!holds) return;
      holds = false;
      one.count -= 1;
      if (one.count > 0) return;
      one.stop();
      going.delete(port);
    };
  };
}
