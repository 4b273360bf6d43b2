import { LecternError } from '../../errors.ts';
import type { NoticesModel, NoticesPort, RuntimePort } from '../../port/port.ts';
import { createNotices, type NoticesDeps } from '../notices.ts';
import type { Pieces } from '../runtime.ts';
import type { RuntimeContext } from './runtimeContext.ts';

export interface RuntimeNoticesDeps extends RuntimeContext, Pick<NoticesDeps, 'raise'> {
  /** Loads the outlet; without it notices are events alone. */
  readonly outlet: Pieces['outlet'] | undefined;
  readonly port: () => RuntimePort;
  /** Elements that hold a lease. */
  readonly owners: () => Iterable<Element>;
}

export interface RuntimeNotices {
  readonly notices: NoticesPort & NoticesModel;
  readonly removeOutlet: () => void;
}

/** Makes the notices of one runtime. The outlet that draws them comes with the first of them (RUN-5). */
export function runtimeNotices({ raise, outlet, port, owners, ended, report }: RuntimeNoticesDeps): RuntimeNotices {
  let remove: Promise<() => void> | undefined;
  const notices = createNotices({
    raise,
    mount: (model) => {
      remove ??= outlet?.().then(
        (mount) => (ended.aborted ? () => undefined : mount(model, port(), [...owners()][0] ?? null, owners)),
        (cause: unknown) => {
          remove = undefined;
          report(new LecternError('network', 'no code for notices', { cause }));
          return () => undefined;
        },
      );
    },
  });
  return { notices, removeOutlet: () => void remove?.then((run) => run()) };
}
