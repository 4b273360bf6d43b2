import { build } from 'esbuild';
import { ROOT } from '../build/paths.mjs';

const source = `
export { envelope } from './src/bridge/messages/envelope.ts';
export { handshake } from './src/bridge/messages/handshake.ts';
export { frameMessages } from './src/bridge/messages/frameMessages.ts';
export { hostMessages } from './src/bridge/messages/hostMessages.ts';
export { bridgeMessages } from './src/bridge/window/bridgeMessages.ts';
export { messageTexts } from './src/bridge/messages/messageTexts.ts';
export { limits } from './src/bridge/messages/limits.ts';
export { crossingCodes } from './src/bridge/messages/crossingCodes.ts';
`;

/** The tables of the protocol between a framed page and its host, as data. */
export async function readProtocol() {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
  });
  const { messageTexts, ...tables } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  );
  const described = (messages, texts) =>
    Object.fromEntries(Object.entries(messages).map(([name, spec]) => [name, { ...spec, summary: texts[name] }]));
  return {
    ...tables,
    frameMessages: described(tables.frameMessages, messageTexts.frame),
    hostMessages: described(tables.hostMessages, messageTexts.host),
    bridgeMessages: described(tables.bridgeMessages, messageTexts.bridge),
  };
}
