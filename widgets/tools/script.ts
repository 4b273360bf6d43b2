// `tools.js` beside the loader: it finds the portal by its own address, even if the loader did not load.
import { startOfPage } from '../../src/runtime/hostOptions.ts';

startOfPage().embedBase ??= new URL('.', import.meta.url).href;

export { doctor, inspect } from './tools.ts';
