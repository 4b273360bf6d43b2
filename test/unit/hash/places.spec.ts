// Which places are an element's own, and what its attributes are there (ELEM-12, ELEM-24).
import { describe, expect, it } from 'vitest';
import { arrivalNames } from '../../../src/features/courses/arrival/arrivalNames.ts';
import { placeInCourse } from '../../../src/features/player/base/placeInCourse.ts';
import { href } from '../../../src/routes/href.ts';
import { parse } from '../../../src/routes/parse.ts';
import type { Given, PlaceAt } from '../../../widgets/hash/hashPlace.tsx';
import { certificatePlace } from '../../../widgets/hash/certificatePlace.ts';
import { listPlace } from '../../../widgets/hash/listPlace.ts';
import { playerPlace } from '../../../widgets/hash/playerPlace.ts';

const at = (placeAt: PlaceAt, path: string, given: Given) => {
  const route = parse(path);
  const found = route && placeAt(route, given);
  // Whatever is one's own can be written, and is the same when it is read again.
  if (found) expect(placeAt(parse(href(route))!, given)).toEqual(found);
  return found;
};

it.each<[string, Given, Given | null]>([
  ['/courses', {}, { query: undefined }],
  ['/courses?keyword=cell&sort=due', {}, { query: 'keyword=cell&sort=due' }],
  ['/courses?keyword=cell&occflow=startTheCourse&objectiveId=b7', {}, { query: 'keyword=cell' }],
  ['/courses?%6fccflow=addToMyCourses&OCCFLOW=x', {}, { query: 'OCCFLOW=x' }],
  ['/courses/b7', {}, null],
  ['/catalog', {}, null],
  ['/nowhere', {}, null],
  ['/courses/%zz', {}, null],
  ['/catalog?keyword=cell', { audience: 'learner' }, { query: 'keyword=cell' }],
  ['/open-catalog?keyword=cell', { audience: 'learner' }, null],
  ['/open-catalog?keyword=cell', { audience: 'public' }, { query: 'keyword=cell' }],
  ['/catalog', { audience: 'public' }, null],
  ['/courses', { audience: 'learner' }, null],
])('of a list: %s with %j', (path, given, wanted) => {
  expect(at(listPlace, path, given)).toEqual(wanted);
});

it.each([...arrivalNames])('%s of an address is no word of a list’s place, however it is written', (name) => {
  const written = `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`;
  for (const query of [`${name}=1&keyword=cell`, `keyword=cell&${written}=1`])
    expect(at(listPlace, `/courses?${query}`, {})).toEqual({ query: 'keyword=cell' });
});

describe('of a certificate', () => {
  const open = { objectiveId: '', audience: 'public' };
  it.each<[string, Given, Given | null]>([
    ['/certificate/C-1', open, { ...open, number: 'C-1' }],
    ['/certificate/C-1', { objectiveId: 'b7', audience: 'learner' }, { ...open, number: 'C-1' }],
    ['/certificate/', open, { ...open, number: '' }],
    ['/courses/b7/certificate/C-1', { objectiveId: '', audience: 'learner' }, { objectiveId: 'b7', number: 'C-1' }],
    ['/courses/b7/certificate/C-1', { objectiveId: 'b7', audience: 'learner' }, { objectiveId: 'b7', number: 'C-1' }],
    ['/courses/other/certificate/C-1', { objectiveId: 'b7', audience: 'learner' }, null],
    // An address leads no visitor to where somebody would be asked for.
    ['/courses/b7/certificate/C-1', open, null],
    ['/courses/b7', { objectiveId: 'b7', audience: 'learner' }, null],
    ['/certificate/C-1/deeper', open, null],
  ])('%s with %j', (path, given, wanted) => {
    expect(at(certificatePlace, path, given)).toEqual(wanted);
  });
});

describe('of the course page', () => {
  const mine = { objectiveId: 'b7', place: 'courses' };
  const nothing = { objectiveId: 'b7', place: 'courses', view: 'overview', axis: '', workflowId: '', query: '' };
  it.each<[string, Given, Given | null]>([
    ['/courses/b7', mine, nothing],
    ['/courses/b7/a1?attempt=2', mine, { ...nothing, aggregateId: 'a1', query: 'attempt=2' }],
    ['/courses/b7?viewType=REVIEW', mine, { ...nothing, view: 'review' }],
    ['/courses/b7/view/details', mine, { ...nothing, view: 'details' }],
    ['/courses/b7/view/content', mine, { ...nothing, view: 'content' }],
    ['/courses/b7/view/content/p1/p2?tab=2', mine, { ...nothing, view: 'content', axis: 'p1/p2', query: 'tab=2' }],
    ['/courses/b7/workflow/w1/view', mine, { ...nothing, view: 'workflow', workflowId: 'w1' }],
    ['/courses/redirect/b7?x=1', mine, { ...nothing, view: 'redirect', query: 'x=1' }],
    ['/catalog/b7', mine, { ...nothing, place: 'catalog' }],
    ['/catalog/b7/view/details?x=1', mine, { ...nothing, place: 'catalog', view: 'details', query: 'x=1' }],
    ['/catalog/b7/view/content/p1/p2', mine, { ...nothing, place: 'catalog', view: 'content', axis: 'p1/p2' }],
    ['/courses/b7/certificate/c1', mine, null],
    ['/courses', mine, null],
    // Another course is no place of this one; without a course of its own it shows that of the address.
    ['/courses/other', mine, null],
    ['/courses/other', { objectiveId: '', place: 'courses' }, { ...nothing, objectiveId: 'other' }],
    // An address leads no visitor to where somebody would be asked for, nor anybody else to where nobody is.
    ['/courses/b7', { objectiveId: 'b7', place: 'public' }, null],
    ['/catalog/b7', { objectiveId: 'b7', place: 'public' }, null],
    ['/open-catalog/b7/view/details', { objectiveId: 'b7', place: 'public' }, { ...nothing, place: 'public' }],
    ['/open-catalog/b7/view/details', mine, null],
  ])('%s with %j', (path, given, wanted) => {
    expect(at(playerPlace(placeInCourse), path, given)).toEqual(wanted);
  });
});
