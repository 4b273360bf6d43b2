import { build } from 'esbuild';
import { ROOT } from '../build/paths.mjs';

const source = `
export { envelope } from './src/bridge/envelope.ts';
export { handshake } from './src/bridge/handshake.ts';
export { frameMessages } from './src/bridge/frameMessages.ts';
export { hostMessages } from './src/bridge/hostMessages.ts';
export { bridgeMessages } from './src/bridge/bridgeMessages.ts';
export { limits } from './src/bridge/limits.ts';
export { crossingCodes } from './src/bridge/crossingCodes.ts';
`;

/** The tables of the protocol between a framed page and its host, as data. */
export async function readProtocol() {
  const { outputFiles } = await build({ stdin: { contents: source, resolveDir: ROOT, loader: 'ts' }, bundle: true, write: false, format: 'esm', platform: 'neutral' });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
