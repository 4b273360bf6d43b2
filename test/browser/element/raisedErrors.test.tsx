// ERR-15: what an element cannot load is told to the page around it, not only to the learner.
import { expect } from 'chai';
import { clear, show } from '../support/exhibit.ts';
import { until } from '../support/stage.tsx';

afterEach(clear);

const failures = [
  ['lectern-courses', 'failed'],
  ['lectern-courses', 'failed-network'],
  ['lectern-catalog', 'catalog-failed'],
  ['lectern-catalog', 'public-failed'],
  ['lectern-player', 'failed'],
  ['lectern-certificate', 'certificate-failed'],
  ['lectern-certificate', 'public-certificate-failed'],
  ['lectern-results', 'results-failed'],
  ['lectern-profile', 'failed'],
  ['lectern-calendar', 'failed'],
  ['lectern-dashboard', 'failed'],
  ['lectern-tutor', 'failed'],
  ['lectern-notifications', 'channel-failed'],
] as const;

describe('what could not be loaded', () => {
  for (const [tag, state] of failures)
    it(`${tag} raises lectern-error: ${state}`, async () => {
      const codes: string[] = [];
      const hear = (event: Event) => void codes.push((event as CustomEvent<{ code: string }>).detail.code);
      document.addEventListener('lectern-error', hear);
      try {
        await show(tag, state);
        await until(() => codes.length > 0);
        expect(codes[0]).to.match(/^(server_error|network|bad_reply|forbidden)$/);
      } finally {
        document.removeEventListener('lectern-error', hear);
      }
    });
});
