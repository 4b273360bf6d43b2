import type { FeatureState } from '../../featureState.ts';
import { overview, settings, type More } from './overviewState.ts';
import { arabicCourse } from './stateTexts.ts';

const enrol = 'POST /api/lms/v1/create-self-enrollments';
const inCatalog: More = { attributes: { place: 'catalog' } };

/** Every state of a course's page, seen from the catalog. */
export const catalogStates: readonly FeatureState[] = [
  overview('catalog', 'In the catalog', { catalog: 'choosable' }, inCatalog),
  overview('catalog-from-courses', 'In the catalog, asked for among one’s own', { catalog: 'choosable' }),
  overview('catalog-enrolled', 'In the catalog, enrolled', { catalog: 'enrolled' }, inCatalog),
  overview(
    'catalog-before',
    'In the catalog, opens later',
    { catalog: 'choosable', more: { availabilityDate: '2026-12-01T08:00:00Z' } },
    { ...inCatalog, settled: '.overview .notice' },
  ),
  overview(
    'catalog-after',
    'In the catalog, over',
    { catalog: 'choosable', more: { availabilityEndDate: '2026-11-01T08:00:00Z' } },
    { ...inCatalog, settled: '.overview .notice' },
  ),
  overview(
    'catalog-draft',
    'In the catalog, coming soon',
    { catalog: 'choosable', objectiveState: 'draft' },
    { ...inCatalog, settled: '.overview .notice' },
  ),
  overview(
    'catalog-enrolling',
    'Enrolling',
    { catalog: 'choosable' },
    {
      ...inCatalog,
      clicks: ['.buttons .btn:nth-child(2)'],
      settled: '.spinner span',
      replies: { [enrol]: [{ fault: 'never' }] },
    },
  ),
  overview(
    'catalog-refused',
    'Enrolling was refused',
    { catalog: 'choosable' },
    {
      ...inCatalog,
      clicks: ['.buttons .btn:nth-child(2)'],
      replies: { [enrol]: [{ status: 409, body: { error: { code: 'conflict', message: 'All places are taken.' } } }] },
    },
  ),
  overview(
    'catalog-unsent',
    'The reply to enrolling was lost',
    { catalog: 'choosable' },
    {
      ...inCatalog,
      clicks: ['.buttons .btn:nth-child(2)'],
      settled: '.overview .notice',
      replies: { [enrol]: [{ fault: 'lost' }] },
    },
  ),
  overview('catalog-arabic', 'In the catalog, Arabic', { catalog: 'choosable', ...arabicCourse }, inCatalog),
  overview(
    'catalog-off',
    'The catalog is switched off',
    { catalog: 'choosable' },
    {
      ...inCatalog,
      settled: '.empty-state .btn',
      replies: settings({ ui: { learner: { navigation: { catalog: false } } } }),
    },
  ),
];
