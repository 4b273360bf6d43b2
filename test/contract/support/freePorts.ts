import { freePort } from '../../freePort.ts';

/** A free port for each server of the demonstration, under the names of their settings. */
export async function freePorts() {
  const port = async () => String(await freePort());
  return {
    PORT: await port(),
    PARTNER_PORT: await port(),
    LMS_HOST_PORT: await port(),
    TOOL_PORT: await port(),
    CONTENT_PORT: await port(),
  };
}
