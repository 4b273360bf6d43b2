import type { RuntimePort } from '../../runtime/port.ts';
import { useConfiguration } from './useConfiguration.ts';

/** Milliseconds over which what falls due for everybody at one instant is asked for again, so that not everybody asks at once (CONST-29). */
export const useRefetchWindow = (port: RuntimePort): number => (useConfiguration(port)?.refetchSeconds ?? 60) * 1000;
