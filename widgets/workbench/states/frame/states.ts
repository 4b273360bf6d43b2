import type { FeatureState } from '../../featureState.ts';

const configuration = 'GET /config-ui/config.json';
const state = (name: string, title: string, settled: string, more: Partial<FeatureState> = {}): FeatureState => ({
  name,
  title,
  settled,
  now: '2026-03-02T09:00:00Z',
  replies: {},
  attributes: { height: '480' },
  ...more,
});

/** Every state in which a frame can be without its page; the page itself is not scripted here. */
export const states: readonly FeatureState[] = [
  state('waiting', 'The page is on its way', '.cover .sr'),
  state('tall', 'On its way, as high as its content will be', '.cover .sr', { attributes: {} }),
  state('offline', 'Offline from the start', '.empty-state .btn', { offline: 'start' }),
  state('failed', 'The portal cannot be reached', '.empty-state .btn', {
    replies: { [configuration]: [{ fault: 'lost' }] },
  }),
  state('silent', 'The page does not answer its host', '.notice .btn'),
  state('elsewhere', 'A path that is no page of the portal', '.cover .sr', {
    attributes: { path: '/../admin', height: '480' },
  }),
];
