import { createContext } from 'react';

/** Whether the course lets embedded content fill the screen (FRAMED-4). */
export const FullscreenContext = createContext(true);
