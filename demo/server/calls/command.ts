import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GenericSchema } from 'valibot';
import { bases, type Call } from '../../../src/contract/wire/call.ts';
import { commandStates } from '../../../src/contract/commandStates.ts';
import { LecternError } from '../../../src/errors.ts';
import type { Db } from '../db/openDb.ts';
import { commands } from '../db/schemaRuns.ts';
import { checked, learner, notFound, param, route, type Deps } from './route.ts';

/** What a command runs with: a transaction, the id of the person who sent it, and the time. */
export interface CommandContext {
  readonly db: Db;
  readonly userId: string;
  readonly now: number;
}

/** A call that changes something; `read` takes any body. */
export interface Command {
  readonly call: Call;
  /** Only the learner may send it: it is refused during impersonation. */
  readonly inPerson?: boolean;
  /** @throws LecternError `bad_request` */
  readonly read: (body: unknown) => {
    readonly input: object;
    readonly run: (context: CommandContext) => Promise<object>;
  };
}

/** Makes a command from the schema of its body and its action. The action does everything, or it throws and changes nothing. */
export function commandOf<T extends object>(given: {
  readonly call: Call;
  readonly inPerson?: boolean;
  readonly body: GenericSchema<unknown, T>;
  readonly run: (context: CommandContext, input: T) => Promise<object>;
}): Command {
  return {
    call: given.call,
    inPerson: given.inPerson ?? false,
    read: (body) => {
      const input = checked(given.body, body);
      return { input, run: (context) => given.run(context, input) };
    },
  };
}

type Stored = typeof commands.$inferSelect;
const addressOf = (id: string) => `${bases.lms}commands/${encodeURIComponent(id)}`;
const accept = (reply: FastifyReply, id: string) =>
  reply
    .code(202)
    .header('location', addressOf(id))
    .header('preference-applied', 'respond-async')
    .send({ url: addressOf(id) });

/**
 * Stores a command under its id and gives null, or gives the command that is stored there already. A failed command is
 * deleted first, so that it can be repeated (SRV-8).
 */
async function claim(
  db: Db,
  fresh: Pick<Stored, 'id' | 'userId' | 'call' | 'input' | 'accepted'>,
): Promise<Stored | null> {
  await db
    .delete(commands)
    .where(and(eq(commands.id, fresh.id), eq(commands.userId, fresh.userId), eq(commands.state, commandStates.failed)));
  const inserted = await db.insert(commands).values(fresh).onConflictDoNothing().returning({ id: commands.id });
  if (inserted.length > 0) return null;
  const [kept] = await db.select().from(commands).where(eq(commands.id, fresh.id));
  if (!kept || kept.userId !== fresh.userId) throw notFound('command');
  if (kept.call !== fresh.call || !isDeepStrictEqual(kept.input, fresh.input))
    throw new LecternError('conflict', 'This id already names another command.', {
      field: 'id',
      messages: { id: ['This id already names another command.'] },
    });
  return kept;
}

const completed = (db: Db, id: string, now: number, result: object) =>
  db
    .update(commands)
    .set({ completed: new Date(now), state: commandStates.completed, result })
    .where(eq(commands.id, id));

/**
 * Registers commands. The header `Prefer` decides whether the reply has the result, or is 202 with an address to ask (CMD-1, CMD-7). A
 * command with an id from the client is stored with its result, and its repetition gets the same result (START-5). Accepted commands are in
 * the database, so the server carries them out after a restart.
 */
export function registerCommands(app: FastifyInstance, { db, clock }: Deps, all: readonly Command[]): void {
  const byName = new Map(all.map((command) => [command.call.name, command]));
  let line: Promise<unknown> = Promise.resolve();

  const carryOut = async (id: string) => {
    try {
      await db.transaction(async (tx) => {
        const [kept] = await tx.select().from(commands).where(eq(commands.id, id)).for('update');
        const command = kept && byName.get(kept.call);
        if (!command || kept.completed) return;
        await completed(
          tx,
          id,
          clock.now(),
          await command.read(kept.input).run({ db: tx, userId: kept.userId, now: clock.now() }),
        );
      });
    } catch (error) {
      const known = error instanceof LecternError;
      if (!known) app.log.error(error, `command ${id}`);
      const errors = known ? (error.detail.messages ?? { '': [error.message] }) : { '': [] };
      await db
        .update(commands)
        .set({ completed: new Date(clock.now()), state: commandStates.failed, errors })
        .where(eq(commands.id, id));
    }
  };
  const enqueue = (id: string) =>
    void (line = line.then(() => carryOut(id)).catch((error: unknown) => app.log.error(error)));

  app.addHook('onReady', async () => {
    const left = await db
      .select({ id: commands.id })
      .from(commands)
      .where(isNull(commands.completed))
      .orderBy(asc(commands.accepted));
    for (const { id } of left) enqueue(id);
  });
  app.addHook('onClose', () => line.then(() => undefined));

  for (const { call, inPerson, read } of all) {
    route(app, call, async (request, reply) => {
      const { userId, impersonator } = learner(request);
      if (inPerson && impersonator)
        throw new LecternError('forbidden', 'Only the learner can do this: return to yourself first.');
      const { input, run } = read(request.body);
      const now = clock.now();
      const named = call.idempotency === 'client-id' && 'id' in input;
      const fresh = {
        id: named ? String(input.id) : randomUUID(),
        userId,
        call: call.name,
        input,
        accepted: new Date(now),
      };
      if (/respond-async/i.test(String(request.headers.prefer ?? call.prefer))) {
        const kept = await claim(db, fresh);
        if (!kept) enqueue(fresh.id);
        return accept(reply, fresh.id);
      }
      const answer = await db.transaction(async (tx) => {
        const kept = named ? await claim(tx, fresh) : null;
        if (kept) return kept.state === commandStates.completed ? (kept.result as object) : null;
        const result = await run({ db: tx, userId, now });
        if (named) await completed(tx, fresh.id, now, result);
        return result;
      });
      return answer ? reply.header('preference-applied', 'respond-sync').send(answer) : accept(reply, fresh.id);
    });
  }

  route(app, { method: 'GET', base: 'lms', path: 'commands/{id}' }, async (request, reply) => {
    const { userId } = learner(request);
    const [kept] = await db
      .select()
      .from(commands)
      .where(eq(commands.id, param(request, 'id')));
    if (kept?.userId !== userId) throw notFound('command');
    return reply.header('cache-control', 'no-store').send({
      completed: kept.completed,
      ...(kept.completed && { state: kept.state, errors: kept.errors ?? {}, result: kept.result }),
    });
  });
}
