import { protocolPage } from './protocolPage.mjs';
import { protocolSchema } from './protocolSchema.mjs';
import { readErrorTexts } from './readErrorTexts.mjs';
import { readProtocol } from './readProtocol.mjs';

/** Text of each file that is made from the tables of the protocol, by its path. */
export async function protocolFiles() {
  const [tables, errorTexts] = await Promise.all([readProtocol(), readErrorTexts()]);
  return {
    'widgets/protocol.json': `${JSON.stringify(protocolSchema(tables), null, 1)}\n`,
    'docs/protocol.md': protocolPage({ ...tables, errorTexts }),
  };
}
