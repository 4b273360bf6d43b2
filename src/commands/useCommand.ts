import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isBusy, type LecternError } from '../errors.ts';
import type { RuntimePort } from '../port/port.ts';
import { asError } from './asError.ts';
import { outcomeOf } from '../contract/wire/outcomeOf.ts';
import type { Command, CommandPhase } from './Command.ts';
import { sentAgain, untilSentAgain } from './lostWishes.ts';
import { pendingIds } from '../storage/pendingIds.ts';

/** One wish and its state. */
export interface Wish<I> {
  readonly phase: CommandPhase;
  /** The reason why it is `unsent` or `failed`. */
  readonly error: LecternError | null;
  readonly input: I;
}

/** How a wish that may not have arrived is sent again. */
export interface Again {
  readonly run: () => void;
  /** Aborted when the wish is sent again, from wherever: nobody needs to be asked about it any more. */
  readonly until: AbortSignal;
}

/** A command as a component uses it; wishes of different inputs run in parallel. */
export interface CommandState<I> {
  readonly phaseOf: (input: I) => CommandPhase;
  /** Wishes that wait for the learner to confirm them. */
  readonly unsent: readonly Wish<I>[];
  /** Sends the wish, under the same id until it is answered. While it is under way, another call does nothing. */
  readonly run: (input: I) => void;
  /**
   * Sends several wishes, each after the answer to the one before. After the last one, the known data is fetched again, once. A refused
   * wish is skipped; any other failure ends the sequence. Wishes that were done stay done.
   */
  readonly runAll: (inputs: readonly I[]) => void;
}

export interface CommandOptions<I, O> {
  /** Id of the person who has the wish. */
  readonly userId: string;
  /** A wish that an earlier page could not send; it is shown as unsent from the beginning (CMD-8). */
  readonly left?: I | undefined;
  /** Called when the wish was done and its data has been fetched again; where the component has gone, only with {@link outlives}. */
  readonly onDone?: (output: O, input: I) => void;
  /** Whether {@link onDone} is called also when the component had gone, as a dialog that was closed while it sent. */
  readonly outlives?: boolean;
  /** Called after {@link onDone}, once for all inputs of one `runAll` that were done. */
  readonly onAllDone?: (inputs: readonly I[]) => void;
  /** Called when the wish was done, before {@link onDone}; also when the component has gone, for news that the learner needs anywhere. */
  readonly onAnswer?: (output: O, input: I) => void;
  /**
   * Takes over wishes that may not have arrived and that something else can send (CMD-13). Wishes that it does not take wait for the
   * learner to confirm them. @returns the inputs that were taken
   */
  readonly onUnsent?: (inputs: readonly I[]) => Promise<readonly I[]>;
  /** Called when a wish was refused, or failed on the server; not for an unsent or canceled one (CMD-6). Once for each `runAll`. */
  readonly onFail?: (error: LecternError) => void;
  /** Called when the wish may not have arrived, and the component that could show that has gone. */
  readonly onLost?: (again: Again, input: I) => void;
}

/** Runs a command. It continues when its component goes (ELEM-3). */
export function useCommand<I, O>(
  port: RuntimePort,
  command: Command<I, O>,
  options: CommandOptions<I, O>,
): CommandState<I> {
  const { userId, left } = options;
  const ids = useMemo(() => pendingIds(port.storage.of(userId)), [port, userId]);
  const [wishes, setWishes] = useState<ReadonlyMap<string, Wish<I>>>(() =>
    left && ids.has(command.wish(left))
      ? new Map([[command.wish(left), { phase: 'unsent', error: null, input: left }]])
      : new Map(),
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
        if (phase === 'sending') {
          busy.current.add(wish);
          sentAgain(wish);
        } else busy.current.delete(wish);
        if (here.current) setWishes((all) => new Map(all).set(wish, { phase, error, input }));
      };
      let told = false;
      const fail = async (input: I, error: LecternError, left: readonly I[]) => {
        const outcome = outcomeOf(error);
        if (outcome === 'refused') ids.settle(command.wish(input));
        if (error.code === 'command_canceled') return show(input, 'idle');
        // A busy server is not asked again at once (ERR-19).
        if (outcome === 'lost' && !isBusy(error)) {
          const taken = (await latest.current.onUnsent?.(left).catch(() => undefined)) ?? [];
          for (const one of taken) {
            ids.settle(command.wish(one));
            show(one, 'idle');
          }
          if (taken.includes(input)) return;
        }
        show(input, outcome === 'lost' ? 'unsent' : 'failed', error);
        if (outcome !== 'lost') {
          port.host.report(error);
          if (!told) latest.current.onFail?.(error);
          told = true;
          // CMD-18
          if (error.code === 'conflict') await command.onConflict?.(port, input);
          // Another attempt at the same wish may have been answered by now.
        } else if (!here.current && ids.has(command.wish(input)))
          latest.current.onLost?.({ run: () => void runAll(left), until: untilSentAgain(command.wish(input)) }, input);
      };

      const done: { readonly input: I; readonly output: O }[] = [];
      for (const input of inputs) show(input, 'sending');
      for (const input of inputs) {
        try {
          const output = await command.run(port, input, ids.idOf(command.wish(input)));
          ids.settle(command.wish(input));
          latest.current.onAnswer?.(output, input);
          done.push({ input, output });
        } catch (cause) {
          const error = asError(cause);
          const ends = outcomeOf(error) !== 'refused';
          const left = inputs.slice(inputs.indexOf(input));
          if (ends) for (const one of left.slice(1)) show(one, 'idle');
          await fail(input, error, left);
          if (ends) break;
        }
      }
      const last = done.at(-1);
      if (!last) return;
      // The new data may remove the component, which is still to get the result.
      const asked = here.current;
      try {
        await command.after(port, last.input);
        for (const { input } of done) show(input, 'idle');
        if (!asked && !latest.current.outlives) return;
        for (const { input, output } of done) latest.current.onDone?.(output, input);
        latest.current.onAllDone?.(done.map(({ input }) => input));
      } catch (cause) {
        for (const { input } of done) void fail(input, asError(cause), [input]);
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
