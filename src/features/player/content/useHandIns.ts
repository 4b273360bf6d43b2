import { useContext } from 'react';
import type { Store } from '../../../port/port.ts';
import { useStore } from '../../../port/useStore.ts';
import { HandingContext, type HandInButton } from '../base/HandingContext.ts';

type Buttons = ReadonlyMap<string, HandInButton>;

const nothing: Buttons = new Map();
const none: Store<Buttons> = { getState: () => nothing, subscribe: () => () => undefined };

/** The buttons that hand in answers, by activity path id. */
export const useHandIns = (): Buttons => useStore(useContext(HandingContext)?.buttons ?? none);
