import type { RuntimePort } from '../../port/port.ts';
import { useConfiguration } from '../settings/useConfiguration.ts';

/** Milliseconds over which requests are spread that all browsers would send at the same instant (CONST-29). */
export const useRefetchWindow = (port: RuntimePort): number => (useConfiguration(port)?.refetchSeconds ?? 60) * 1000;
