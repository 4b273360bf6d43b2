import type { RefObject } from 'react';
import { useNear } from './useNear.ts';

/** A frame is loaded once a tenth of it is this near to the view, in CSS pixels (CONST-15). */
const [ahead, share] = [100, 0.1];

/** Whether a frame has come so near to the view that it is loaded; stays true after that (MEDIA-5, CONST-15). */
export const useNearFrame = (ref: RefObject<Element | null>): boolean => useNear(ref, ahead, share);
