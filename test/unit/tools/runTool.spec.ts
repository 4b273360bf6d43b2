// A tool that hangs is ended, with everything that it started.
import { expect, it } from 'vitest';
import { runTool } from '../../../scripts/test/runTool.mjs';

const tool = (code: string, silence?: number) => {
  const messages: unknown[] = [];
  return runTool(['-e', code], {}, (message) => messages.push(message), silence).then((end) => ({ ...end, messages }));
};
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('one that ends by itself leaves its code, what it printed and what it told', async () => {
  expect(
    await tool("process.send({ done: 1 }); console.log('out'); console.error('err'); process.exitCode = 3"),
  ).toEqual({
    code: 3,
    output: expect.stringMatching(/out[^]*err|err[^]*out/),
    hangs: false,
    messages: [{ done: 1 }],
  });
});

it('one that is silent is ended, and so is a process without end that it started', async () => {
  const endless = "require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => 0, 9999)']).pid";
  const { code, output, hangs, messages } = await tool(`process.send(${endless})`, 10_000);
  expect(messages).toEqual([expect.any(Number)]);
  expect({ code, hangs }).toEqual({ code: null, hangs: true });
  expect(output).toContain('Ended: silent');
  await expect.poll(() => isAlive(messages[0] as number)).toBe(false);
});
