// `tools.js` beside the loader: it knows the portal by its own address, also where the loader did not arrive.
import { startOfPage } from '../../src/runtime/hostOptions.ts';

startOfPage().embedBase ??= new URL('.', import.meta.url).href;

export { doctor, inspect } from './tools.ts';
