import { useState } from 'react';

// As long as the page lives, and no longer: another day it may be another device.
const continued = new Set<string>();

/** Whether a learner went on although a desktop is better, and the way to do so (OVER-7). @param what the person and the activity */
export function useAnyway(what: string): readonly [boolean, () => void] {
  const [, draw] = useState(0);
  return [
    continued.has(what),
    () => {
      continued.add(what);
      draw((times) => times + 1);
    },
  ];
}
