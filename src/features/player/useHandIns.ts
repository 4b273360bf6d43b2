import { use } from 'react';
import type { Store } from '../../runtime/port.ts';
import { useStore } from '../../runtime/useStore.ts';
import { HandingContext, type HandInButton } from './HandingContext.ts';

type Buttons = ReadonlyMap<string, HandInButton>;

const nothing: Buttons = new Map();
const none: Store<Buttons> = { getState: () => nothing, subscribe: () => () => undefined };

/** The buttons that hand in answers, by activity path id. */
export const useHandIns = (): Buttons => useStore(use(HandingContext)?.buttons ?? none);
