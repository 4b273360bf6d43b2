import type { OutboxPort, RuntimePort } from '../../../port/port.ts';
import { answerCore, type AnswerCore } from './answerCore.ts';
import type { AnswerField, AnswerOf } from './AnswerField.ts';
import { typingPause } from './waitingAnswer.ts';

/** Makes the field of one answer of the person who is signed in. It outlives its component while a text is on its way. */
export function createAnswerField(port: RuntimePort, outbox: OutboxPort, of: AnswerOf): AnswerField {
  const core = answerCore(port, outbox, of);
  return {
    getState: core.state,
    subscribe: core.subscribe,
    type: (text) => type(core, text),
    use: (key) => use(core, key),
    remove: (key) => remove(core, key),
    save: () => save(core),
    refetch: core.refetch,
    leave: () => {
      const { unsent, standing } = core.state().draft;
      if (unsent && standing === 'saving') void core.send();
    },
    end: core.end,
    ended: core.ended,
  };
}

function type({ state, facts, waiting, shown, setTyped, update, sendIn }: AnswerCore, text: string) {
  const { kept, aside } = facts();
  // A copy that the learner types again is no longer kept as a copy.
  for (const copy of aside) if (copy.text === text) waiting.drop(copy.key);
  // Another tab wrote this text, and it was not seen here (DRAFT-4).
  if (kept && !shown.has(kept.text)) {
    waiting.setAside(kept);
    shown.add(kept.text);
  }
  setTyped({ text, base: state().draft.base });
  shown.add(text);
  update();
  sendIn(typingPause);
}

function use({ state, facts, waiting, shown, setTyped, update, sendIn }: AnswerCore, key: string) {
  const { draft, server } = state();
  const copy = draft.copies.find((one) => one.key === key);
  if (!copy) return;
  const { kept } = facts();
  const others = [draft, ...(kept ? [kept] : [])].map(({ text, base }) => ({ text, base }));
  if (server && draft.copies.some((one) => one.key === 'server'))
    others.push({ text: server.text, base: server.version });
  for (const other of others) if (other.text !== copy.text) waiting.setAside(other);
  if (key !== 'server' && key !== waiting.key) waiting.drop(key);
  for (const { text } of others) shown.add(text);
  setTyped({ text: copy.text, base: server?.version ?? draft.base });
  update();
  sendIn(0);
}

function remove({ state, facts, waiting, shown, setTyped, update }: AnswerCore, key: string) {
  const { draft, server } = state();
  const copy = draft.copies.find((one) => one.key === key);
  if (!copy) return;
  shown.add(copy.text);
  if (key === 'server') setTyped({ text: draft.text, base: server?.version ?? draft.base });
  else if (key !== waiting.key || !facts().typed) waiting.drop(key);
  update();
}

async function save({ state, waiting, setTyped, update, send, known }: AnswerCore): Promise<boolean> {
  const { draft, server } = state();
  if (draft.standing === 'tooLong') return false;
  if (draft.standing === 'choose' && server) {
    waiting.setAside({ text: server.text, base: server.version });
    setTyped({ text: draft.text, base: server.version });
    update();
  }
  // The reason of a refusal may have passed: the text is tried again, based on the newest version.
  const { kept } = waiting.texts();
  if (kept?.refused && kept.text === draft.text) {
    const base = Math.max(kept.base, state().server?.version ?? 0);
    waiting.put({ text: kept.text, base }, kept.needsConfirmation);
  }
  if (state().draft.unsent && waiting.texts().kept) await send();
  await known();
  return !state().draft.unsent;
}
