import { spawn } from 'node:child_process';
import { inRoot } from '../build/paths.mjs';

// Every tool prints something far more often than this, even on a slow and busy machine.
const SILENCE_MS = 12 * 60_000;
// A child in its own process group is ended with its own children; Windows has no such groups.
const OWN_GROUP = process.platform !== 'win32';

const running = new Set();

function send(child, signal) {
  try {
    if (OWN_GROUP) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has ended by itself.
  }
}

/**
 * Ends a tool with everything that it started. It has five seconds to close its browsers; after that, a process in an endless loop is
 * killed.
 */
function end(child) {
  send(child, 'SIGTERM');
  setTimeout(() => send(child, 'SIGKILL'), 5000).unref();
}

/** Ends all tools that are running. They are in groups of their own, so a key press does not end them. */
export function endTools() {
  running.forEach(end);
}

/**
 * Runs a tool with Node to its end. One that is silent for twelve minutes hangs: it is ended.
 * @param onMessage called with the messages that the tool sends to its parent process
 * @returns `{ code, output, hangs }`; the code is null if the tool was ended
 */
export function runTool(args, environment, onMessage, silence = SILENCE_MS) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: inRoot(),
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: OWN_GROUP,
    });
    running.add(child);
    const parts = [];
    let hangs = false;
    let timer;
    const listen = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        hangs = true;
        parts.push(Buffer.from(`\nEnded: silent for ${silence / 60_000} minutes.\n`));
        end(child);
      }, silence);
    };
    listen();
    child.on('message', (message) => {
      listen();
      onMessage(message);
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        listen();
        parts.push(part);
      });
    child.on('error', (error) => parts.push(Buffer.from(String(error))));
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code, output: Buffer.concat(parts).toString(), hangs });
    });
  });
}
