import type { FeatureState } from '../../featureState.ts';
import { hostileText } from './stateAuthorTexts.ts';
import { overview, refused, type More } from './overviewState.ts';
import { objectiveId, wirePublic } from './stateCourse.ts';
import { hostileName } from './stateTexts.ts';

const open = `GET /api/lms/v1/public/open-catalog/objectives/${objectiveId}`;

const seen = (name: string, title: string, course: object, more: More = {}): FeatureState => ({
  ...overview(name, title, {}, more),
  attributes: { 'objective-id': objectiveId, 'place': 'public' },
  replies: { [open]: [{ body: wirePublic(course) }], ...more.replies },
});

/** Every state of a course's page for a visitor. */
export const visitorStates: readonly FeatureState[] = [
  seen('public', 'A visitor’s view', {}),
  seen('public-draft', 'A visitor’s view, coming soon', { state: 1 }, { settled: '.overview .notice' }),
  seen(
    'public-before',
    'A visitor’s view, opens later',
    { availabilityDate: '2026-12-01T08:00:00Z' },
    { settled: '.overview .notice' },
  ),
  seen(
    'public-after',
    'A visitor’s view, over',
    { availabilityEndDate: '2026-11-01T08:00:00Z' },
    { settled: '.overview .notice' },
  ),
  seen('public-bare', 'A visitor’s view, nothing but what is promised', {
    code: null,
    description: null,
    about: null,
    activity: null,
    objectiveAccessId: null,
    showcases: [],
  }),
  seen(
    'public-hostile',
    'A visitor’s view, hostile text',
    { name: hostileName, description: hostileName, about: hostileText },
    { settled: '.about .author p' },
  ),
  seen(
    'public-missing',
    'Not in the open catalog',
    {},
    { settled: '.empty-state .btn', replies: { [open]: [refused(404, 'not_found')] } },
  ),
];
