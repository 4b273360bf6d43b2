import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LecternError } from '../../errors.ts';
import type { RuntimePort } from '../../runtime/port.ts';
import { asError } from './asError.ts';
import { wasLost, wasRefused, type Command, type CommandPhase } from './Command.ts';
import { pendingIds } from './pendingIds.ts';

/** One wish and how far it is. */
export interface Wish<I> {
  readonly phase: CommandPhase;
  /** Why it is `unsent` or `failed`. */
  readonly error: LecternError | null;
  readonly input: I;
}

/** A command in the hands of a component; wishes of different inputs go side by side. */
export interface CommandState<I> {
  readonly phaseOf: (input: I) => CommandPhase;
  /** Wishes that wait for the learner's word. */
  readonly unsent: readonly Wish<I>[];
  /** Sends it; again under the same id while it has not been answered. While it is under way another call does nothing. */
  readonly run: (input: I) => void;
}

export interface CommandOptions<I, O> {
  /** Whose wish it is. */
  readonly userId: string;
  /** A wish that an earlier page could not send: it is shown as unsent from the beginning (CMD-8). */
  readonly left?: I | undefined;
  readonly onDone?: (output: O, input: I) => void;
  /** It was done; called before {@link onDone}, and also when the component has gone, for what is to be said wherever the learner is. */
  readonly onAnswer?: (output: O, input: I) => void;
  /** Refused, or failed on the server; not called for what is unsent or was canceled (CMD-6). */
  readonly onFail?: (error: LecternError) => void;
  /** It may not have arrived, and the component that could show it has gone. */
  readonly onLost?: (again: () => void, input: I) => void;
}

/** Runs a command of the player. It goes on when its component goes (ELEM-3). */
export function useCommand<I, O>(port: RuntimePort, command: Command<I, O>, options: CommandOptions<I, O>): CommandState<I> {
  const { userId, left } = options;
  const ids = useMemo(() => pendingIds(port.storage.of(userId)), [port, userId]);
  const [wishes, setWishes] = useState<ReadonlyMap<string, Wish<I>>>(() =>
    left && ids.has(command.wish(left)) ? new Map([[command.wish(left), { phase: 'unsent', error: null, input: left }]]) : new Map(),
  );
  const busy = useRef(new Set<string>());
  const latest = useRef(options);
  const here = useRef(true);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);

  const run = useCallback(
    async (input: I) => {
      const wish = command.wish(input);
      if (busy.current.has(wish)) return;
      busy.current.add(wish);
      const show = (phase: CommandPhase, error: LecternError | null = null) => {
        if (phase !== 'sending') busy.current.delete(wish);
        if (here.current) setWishes((all) => new Map(all).set(wish, { phase, error, input }));
      };
      show('sending');
      try {
        const output = await command.run(port, input, ids.idOf(wish));
        ids.settle(wish);
        latest.current.onAnswer?.(output, input);
        // What is known afterwards may take the component away, which is no reason to keep the news from it.
        const asked = here.current;
        await command.after(port, input);
        show('idle');
        if (asked) latest.current.onDone?.(output, input);
      } catch (cause) {
        const error = asError(cause);
        if (wasRefused(error)) ids.settle(wish);
        if (error.code === 'command_canceled') return show('idle');
        show(wasLost(error) ? 'unsent' : 'failed', error);
        if (!wasLost(error)) {
          port.host.report(error);
          latest.current.onFail?.(error);
        } else if (!here.current) latest.current.onLost?.(() => void run(input), input);
      }
    },
    [port, command, ids],
  );

  return useMemo(
    () => ({
      phaseOf: (input) => wishes.get(command.wish(input))?.phase ?? 'idle',
      unsent: [...wishes.values()].filter(({ phase }) => phase === 'unsent'),
      run: (input) => void run(input),
    }),
    [wishes, command, run],
  );
}
