import { expect } from 'chai';
import type { FeatureState, ScriptedReply } from '../../../widgets/workbench/featureState.ts';
import { exhibits } from '../../../widgets/workbench/exhibits.ts';
import { clear, show } from '../support/exhibit.ts';

const words = ['name', 'code', 'title', 'description', 'about', 'grade', 'displayName', 'first_name', 'last_name'];
const long = 'W'.repeat(5000);

/** What a server says, with everything that people write replaced by one word of 5,000 letters. */
function lengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lengthened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      words.includes(name) && typeof each === 'string' ? long : lengthenedIn(name, each),
    ]),
  );
}

/** Names of permissions are nothing that people write. */
const lengthenedIn = (name: string, value: unknown) => (name === 'permissions' ? value : lengthened(value));

const longer = (state: FeatureState): FeatureState => ({
  ...state,
  replies: Object.fromEntries(
    Object.entries(state.replies).map(([call, replies]) => [
      call,
      replies.map((reply): ScriptedReply => ({
        ...reply,
        ...('body' in reply && { body: lengthened(reply.body) }),
        ...(reply.answer && { answer: (url, sent) => lengthened(reply.answer!(url, sent)) }),
      })),
    ]),
  ),
});

describe('a word of 5,000 letters, wherever people write', () => {
  afterEach(clear);
  for (const { manifest, states } of exhibits) {
    // What is clicked is found by what it says; the first ones show the most.
    for (const state of states.filter(({ clicks, offline }) => !clicks && !offline).slice(0, 3)) {
      it(`does not make ${manifest.tag} wider, ${state.name}`, async () => {
        for (const width of ['1000px', '358px']) {
          const { element } = await show(manifest.tag, longer(state), { width });
          expect(element.scrollWidth, width).to.equal(element.clientWidth);
          expect(document.documentElement.scrollWidth, width).to.be.at.most(Math.max(innerWidth, 1016));
          clear();
        }
      });
    }
  }
});
