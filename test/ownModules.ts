// For projects whose files share their workers (`isolate: false`): each file gets modules of its own all the same, so that what one
// starts when it is loaded is started again for the next. Only packages stay: loading those again is what takes time.
import { vi } from 'vitest';

vi.resetModules();
