import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { currentUser } from '../../../src/contract/currentUser.ts';
import { isUnreadable } from '../../../src/contract/wire/decode.ts';
import { objectiveAccesses } from '../../../src/contract/courses/objectiveAccesses.ts';
import { catalogShowcases, enrolledShowcases } from '../../../src/contract/courses/showcases.ts';
import { termsOf } from '../../../src/contract/courses/terms.ts';
import { availability } from '../../../src/domain/course/availability.ts';
import { courseActions } from '../../../src/domain/course/courseActions.ts';
import type { ObjectiveAccess } from '../../../src/domain/course/course.ts';
import { courseState } from '../../../src/domain/course/courseState.ts';
import type { FilterExpression } from '../../../src/domain/filter/filter.ts';
import { catalogFilter, enrolledFilter } from '../../../src/domain/course/listMembership.ts';
import type { Learner } from '../support/academy.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const [nils, pavel, lena] = [await academy.as('nils'), await academy.as('pavel'), await academy.as('lena')];
const list = async (who: Learner, filter?: FilterExpression) =>
  (await who.ask(objectiveAccesses, { query: filter ? { filter } : {} })).items.flatMap((item): ObjectiveAccess[] =>
    isUnreadable(item) ? [] : [item],
  );
const moment = () => ({ now: academy.clock().now() });

describe('the seed holds every course that a list or its page words differently (SRV-6)', () => {
  it('nils: nothing enrolled, and a catalog with a draft, windows before and after, a text, a tool, none archived', async () => {
    expect(await list(nils, enrolledFilter)).toEqual([]);
    const [all, catalog] = [await list(nils), await list(nils, catalogFilter)];
    const kinds: Record<string, (one: ObjectiveAccess) => boolean> = {
      'draft': ({ objective }) => courseState(objective) === 'draft',
      'before': (one) => availability(one, moment()).code === 'before',
      'after': (one) => availability(one, moment()).code === 'after',
      'text': ({ objective }) => objective.activity.type === 'text',
      'tool': ({ objective }) => objective.activity.type === 'lti',
      'tiles': ({ objective }) => objective.activity.presentationMode === 'tiles',
      'without term': ({ termId }) => termId === null,
      'with a scale': ({ objective }) => objective.gradingScale !== null,
    };
    for (const [name, is] of Object.entries(kinds)) expect(catalog.some(is), name).toBe(true);
    expect(
      all.filter((one) => !catalog.includes(one) && courseState(one.objective) === 'archived' && one.showInCatalog)
        .length,
    ).toBe(all.length - catalog.length);
    expect(all.length).toBeGreaterThan(catalog.length);
  });
  it('pavel: tools and a text at every turn, an examination that waits for its proctor, an imported result', async () => {
    const of = async (code: string) => courseActions(await pavel.course(code), moment());
    expect((await of('LAB 230')).actions).toContain('continue');
    expect((await of('LAB 231')).actions).toContain('startAgain');
    expect((await of('REA 060')).actions).not.toContain('start');
    expect((await of('LIS 090')).actions).toContain('start');
    expect((await of('EXA 300')).blockReason).toEqual({ code: 'inGrading' });
    expect((await of('ECO 180')).actions).toContain('startAgain');
    expect([
      (await of('SUM 085')).blockReason?.code,
      (await of('WIN 086')).blockReason?.code,
      (await of('MUS 070')).blockReason?.code,
    ]).toEqual(['before', 'after', 'comingSoon']);
    expect((await pavel.course('EXA 300')).objective).toMatchObject({ proctored: true, activity: { proctored: true } });
    const [enrolled, catalog] = [await list(pavel, enrolledFilter), await list(pavel, catalogFilter)];
    expect(
      enrolled.filter(({ id }) => catalog.some((other) => other.id === id)).map(({ objective }) => objective.code),
    ).toEqual(['SAF 120']);
  });
  it('lena: a bundle of quizzes', async () => {
    expect((await lena.ask(currentUser, {})).features).toContain('LMS.APBundle');
    expect([(await list(lena, enrolledFilter)).length, (await list(lena, catalogFilter)).length]).toEqual([2, 1]);
  });
  it('quizzes ask questions, and a person grades the answers', async () => {
    const parts = readdirSync('demo/server/seed/content').filter((name) => name.startsWith('qui-'));
    expect(parts).toHaveLength(3);
    for (const name of parts) {
      const text = readFileSync(`demo/server/seed/content/${name}/01-the-quiz.html`, 'utf8');
      expect([text.split('<li>').length > 5, /"byHand": true, "answer": true/.test(text)], name).toEqual([true, true]);
    }
  });
  it('terms and collections that nobody uses are there too, so that a list has to leave them out', async () => {
    for (const who of [nils, pavel, lena]) {
      const terms = await who.ask(termsOf, {});
      const used = new Set((await list(who)).map(({ termId }) => termId));
      expect(terms.filter(({ id }) => !used.has(id)).length).toBeGreaterThan(0);
      const unused = [...(await who.ask(enrolledShowcases, {})), ...(await who.ask(catalogShowcases, {}))].filter(
        ({ code, objectivesCount }) => code === 'archive' && objectivesCount === 0,
      );
      expect(unused.length).toBe(2);
    }
  });
});
