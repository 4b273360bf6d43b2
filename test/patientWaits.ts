// Waits of unit and contract tests end when what they wait for is there. One second, as Vitest has it, is short on a machine that is busy.
import { vi } from 'vitest';

const patience = { timeout: 15_000 };
const { waitFor, waitUntil } = vi;

vi.waitFor = (check, options = patience) => waitFor(check, options);
vi.waitUntil = (check, options = patience) => waitUntil(check, options);
