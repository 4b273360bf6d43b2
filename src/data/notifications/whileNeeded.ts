import type { RuntimePort } from '../../port/port.ts';

/**
 * Shares one activity among all components of a runtime that need it.
 * @param begin begins the activity, and returns a function that ends it
 * @returns a function that begins the activity for the first component. It returns a function that ends the activity for the last
 * component; called again, that one does nothing
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
