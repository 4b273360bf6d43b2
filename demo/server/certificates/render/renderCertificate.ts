import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '../../config.ts';
import { HttpError } from '../../http/errors.ts';
import type { CertificateFacts } from './certificateFacts.ts';
import { certificateSheet } from './certificateSheet.ts';

type Kind = 'pdf' | 'png';

interface Task {
  readonly resolve: (files: Record<string, Uint8Array>) => void;
  readonly reject: (error: Error) => void;
}

interface Reply {
  readonly id: number;
  readonly files?: Record<string, Uint8Array>;
  readonly failure?: string;
}

const HERE = 'demo/server/certificates/render';
// A sheet takes a fraction of a second; while so many wait, a further request is refused with 429.
const MOST_WAITING = 64;
// Milliseconds until an idle thread ends: it holds more than a hundred megabytes, and its start takes about a second.
const IDLE = 120_000;

const waiting = new Map<number, Task>();
let thread: Worker | null = null;
let ending: NodeJS.Timeout | null = null;
let asked = 0;

function end(reason: Error | null): void {
  const old = thread;
  thread = null;
  for (const { reject } of waiting.values()) reject(reason ?? new Error('The thread of the certificates ended.'));
  waiting.clear();
  void old?.terminate();
}

function started(): Worker {
  if (thread) return thread;
  const root = projectRoot();
  const made = new Worker(join(root, HERE, 'sheetWorker.mjs'), {
    workerData: { fontFolder: join(root, 'demo/fonts'), template: join(root, HERE, 'certificate.typ') },
  });
  made.on('message', ({ id, files, failure }: Reply) => {
    const task = waiting.get(id);
    waiting.delete(id);
    if (files) task?.resolve(files);
    else task?.reject(new Error(failure));
    if (waiting.size === 0) rest(made);
  });
  made.on('error', (error) => made === thread && end(error instanceof Error ? error : new Error(String(error))));
  made.on('exit', () => made === thread && end(null));
  thread = made;
  return made;
}

/** Makes sure that a thread without work does not keep the process alive, and ends it after a while. */
function rest(worker: Worker): void {
  worker.unref();
  ending = setTimeout(() => end(null), IDLE).unref();
}

/**
 * The files of a certificate (CERT-11): a tagged PDF (PDF/UA-1) of one A4 page, and its picture, 1600 pixels wide. A thread makes them,
 * which starts with the first certificate and ends after two minutes without a request. The same facts give the same bytes.
 * @param kinds the kinds of files that are needed
 * @throws RangeError for an address that is too long for a QR code
 * @throws HttpError 429 when too many wait
 * @throws Error when the sheet cannot be made
 */
export async function renderCertificate<K extends Kind = Kind>(
  facts: CertificateFacts,
  kinds: readonly K[] = ['pdf', 'png'] as unknown as readonly K[],
): Promise<Record<K, Buffer>> {
  const data = JSON.stringify(certificateSheet(facts));
  if (waiting.size >= MOST_WAITING)
    throw new HttpError(429, 'rate_limited', 'Too many certificates are being drawn. Try again in a moment.');
  if (ending) clearTimeout(ending);
  const worker = started();
  worker.ref();
  const id = ++asked;
  const files = await new Promise<Record<string, Uint8Array>>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, data, kinds });
  });
  return Object.fromEntries(kinds.map((kind) => [kind, Buffer.from(files[kind] ?? [])])) as Record<K, Buffer>;
}
