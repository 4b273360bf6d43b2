import { useEffect, useState } from 'react';
import { groundBehind, type Ground } from './groundBehind.ts';
import { lookOn, type GroundLook } from './lookOn.ts';
import { watchGround } from './watchGround.ts';

const same = (one: Ground, other: Ground) => one.known === other.known && one.grounds.join() === other.grounds.join();

/** The look of an element with this theme on the ground behind it, updated when the ground changes (ELEM-17). */
export function useGround(element: Element, theme: string): GroundLook {
  const [ground, setGround] = useState(() => groundBehind(element));
  const place = element.parentNode;
  useEffect(() => {
    const look = () => {
      const now = groundBehind(element);
      setGround((before) => (same(before, now) ? before : now));
    };
    return watchGround(element, look);
  }, [element, place]);
  return lookOn(theme, ground);
}
