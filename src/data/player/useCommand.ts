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
  /** Sends several, each when the one before was answered, and asks anew what is known once, after the last. One that is refused is passed over; any other failure ends it. What was done stays done. */
  readonly runAll: (inputs: readonly I[]) => void;
}

export interface CommandOptions<I, O> {
  /** Whose wish it is. */
  readonly userId: string;
  /** A wish that an earlier page could not send: it is shown as unsent from the beginning (CMD-8). */
  readonly left?: I | undefined;
  readonly onDone?: (output: O, input: I) => void;
  /** Called after {@link onDone}, once for all that was done of what was asked together. */
  readonly onAllDone?: (inputs: readonly I[]) => void;
  /** It was done; called before {@link onDone}, and also when the component has gone, for what is to be said wherever the learner is. */
  readonly onAnswer?: (output: O, input: I) => void;
  /** Refused, or failed on the server; not called for what is unsent or was canceled (CMD-6). Once for what was asked together. */
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

  const runAll = useCallback(
    async (wanted: readonly I[]) => {
      const inputs = wanted.filter((input) => !busy.current.has(command.wish(input)));
      const show = (input: I, phase: CommandPhase, error: LecternError | null = null) => {
        const wish = command.wish(input);
        if (phase === 'sending') busy.current.add(wish);
        else busy.current.delete(wish);
        if (here.current) setWishes((all) => new Map(all).set(wish, { phase, error, input }));
      };
      let told = false;
      const fail = (input: I, error: LecternError, left: readonly I[]) => {
        if (wasRefused(error)) ids.settle(command.wish(input));
        if (error.code === 'command_canceled') return show(input, 'idle');
        show(input, wasLost(error) ? 'unsent' : 'failed', error);
        if (!wasLost(error)) {
          port.host.report(error);
          if (!told) latest.current.onFail?.(error);
          told = true;
        } else if (!here.current) latest.current.onLost?.(() => void runAll(left), input);
      };

      const done: { readonly input: I; readonly output: O }[] = [];
      for (const input of inputs) show(input, 'sending');
      for (const [index, input] of inputs.entries()) {
        try {
          const output = await command.run(port, input, ids.idOf(command.wish(input)));
          ids.settle(command.wish(input));
          latest.current.onAnswer?.(output, input);
          done.push({ input, output });
        } catch (cause) {
          const error = asError(cause);
          const ends = !wasRefused(error);
          if (ends) for (const one of inputs.slice(index + 1)) show(one, 'idle');
          fail(input, error, inputs.slice(index));
          if (ends) break;
        }
      }
      const last = done.at(-1);
      if (!last) return;
      // What is known afterwards may take the component away, which is no reason to keep the news from it.
      const asked = here.current;
      try {
        await command.after(port, last.input);
        for (const { input } of done) show(input, 'idle');
        if (!asked) return;
        for (const { input, output } of done) latest.current.onDone?.(output, input);
        latest.current.onAllDone?.(done.map(({ input }) => input));
      } catch (cause) {
        for (const { input } of done) fail(input, asError(cause), [input]);
      }
    },
    [port, command, ids],
  );

  return useMemo(
    () => ({
      phaseOf: (input) => wishes.get(command.wish(input))?.phase ?? 'idle',
      unsent: [...wishes.values()].filter(({ phase }) => phase === 'unsent'),
      run: (input) => void runAll([input]),
      runAll: (inputs) => void runAll(inputs),
    }),
    [wishes, command, runAll],
  );
}
