import { createContext } from 'react';

/** Whether the course lets content from elsewhere fill the screen (FRAMED-4). */
export const FullscreenContext = createContext(true);
