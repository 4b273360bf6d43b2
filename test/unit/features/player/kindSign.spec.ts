// Kinds of learning resources (STATE-13, KIND-1 to KIND-3), and versions of LTI (STATE-10).
import { describe, expect, it } from 'vitest';
import { readActivity } from '../../../../src/contract/parts/readActivity.ts';
import { partContent } from '../../../../src/contract/parts/partContent.ts';
import { ltiVersions, resourceKinds, type ResourceKind } from '../../../../src/domain/course/resources.ts';
import { iconOf, kindName } from '../../../../src/features/player/base/tree/kindSign.ts';
import { kindIcons } from '../../../../src/features/player/base/tree/partKind.ts';
import { resourceIcons } from '../../../../src/features/player/base/tree/resourceIcons.ts';
import { parse } from 'valibot';
import ar from '../../../../locales/ar/kinds.json' with { type: 'json' };
import en from '../../../../locales/en-US/kinds.json' with { type: 'json' };

const names = Object.keys(resourceKinds) as ResourceKind[];
const t = ((key: string) => key) as never;
const kinds = { icons: resourceIcons, nameOf: (kind: ResourceKind) => en[`kind.${kind}`] };

describe('kinds of resources', () => {
  it('STATE-13 are 0 to 14, in this order', () => {
    expect(names.map((name) => resourceKinds[name])).toEqual(Array.from({ length: 15 }, (_, at) => at));
    expect(names.map((name) => name.toLowerCase()).join(' ')).toBe(
      'none virtuallabs codinglabs stem privatefiles publicfiles richtext composite jupyterlabs scorm ' +
        'assessment classroom survey classdiscussion assignment',
    );
  });

  it.each(names)('STATE-13 %s is read by its number and by its name', (name) => {
    const read = (resourceKind: unknown) =>
      readActivity('x', { id: 'a', name: 'A', type: 2, resourceKind }).resourceKind;
    expect([read(resourceKinds[name]), read(name)]).toEqual([name, name]);
  });

  it.each([[99], [null], ['constructor'], [undefined], [{}]])('STATE-13 %j is none', (resourceKind) => {
    expect(readActivity('x', { id: 'a', name: 'A', type: 2, resourceKind }).resourceKind).toBe('none');
  });

  it.each(names)(
    'KIND-1 %s has a name in each language, and an icon of its own where it says more than its type',
    (name) => {
      expect(en[`kind.${name}`]).toBeTruthy();
      expect(ar[`kind.${name}`]).toMatch(/\p{Script=Arabic}/u);
      const plain = ['none', 'richText', 'composite'].includes(name);
      const activity = { type: 'lti', resourceKind: name } as const;
      expect(iconOf(activity, { kinds }) === kindIcons.lti).toBe(plain);
      expect(kindName(activity, { kinds, t })).toBe(plain ? 'type.lti' : en[`kind.${name}`]);
    },
  );

  it('KIND-2 until its signs are there, a part has those of its type', () => {
    const activity = { type: 'lti', resourceKind: 'survey' } as const;
    expect([iconOf(activity, {}), kindName(activity, { t })]).toEqual([kindIcons.lti, 'type.lti']);
  });
});

describe('a tool', () => {
  const content = (more: object) => parse(partContent, { activityPathId: 'p', type: 2, content: '', ...more });

  it('STATE-10 has one of two versions, by the numbers of the product', () => {
    expect(ltiVersions).toEqual({ lti11: 1, lti13: 3 });
    expect(content({ contentType: 1 })).toMatchObject({ kind: 'tool', version: 'lti13' });
    expect(content({ contentType: 4 })).toMatchObject({ kind: 'tool', version: 'lti11' });
  });

  it('KIND-3 is a tool whatever else its content says', () => {
    expect(content({ contentType: 2, file: { name: 'a.pdf', url: '/a.pdf' } })).toMatchObject({
      kind: 'tool',
      version: 'lti13',
    });
    expect(content({ contentType: 'unknown' })).toMatchObject({ kind: 'tool', version: 'lti13' });
  });
});
