import type { NoticesModel, NoticesPort, RuntimePort } from '../../port/port.ts';
import { lazily } from '../../web/lazily.ts';
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
  const drawn = lazily(async () => {
    const mount = await outlet?.();
    return ended.aborted ? null : mount?.(notices, port(), [...owners()][0] ?? null, owners);
  });
  const notices: NoticesPort & NoticesModel = createNotices({
    raise,
    mount: () => void drawn.get().catch(report),
  });
  return { notices, removeOutlet: () => drawn.use((remove) => remove?.()) };
}
