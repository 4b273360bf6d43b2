// Components of React and Vue over the tags: what they write before any element's code is there, as a server does.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createSSRApp, h } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { expect, it, test } from 'vitest';
import { tags } from '../../widgets/tags.ts';
import * as react from '../../widgets/react.ts';
import * as vue from '../../widgets/vue.ts';
import { tagProps } from '../../widgets/wrappers/tagProps.ts';

const names = Object.keys(tags).map((tag) =>
  tag.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
);

test('there is one for each tag', () => {
  expect(Object.keys(react).sort()).toEqual([...names].sort());
  expect(Object.keys(vue).sort()).toEqual([...names].sort());
});

it('React: attributes by their names in HTML, the rest as it is', () => {
  const page = (
    <react.LecternPlayer
      objectiveId="o1"
      headingLevel={3}
      view="content"
      className="course"
      id="p"
      onNavigate={() => undefined}
    >
      Please wait.
    </react.LecternPlayer>
  );
  expect(renderToStaticMarkup(page)).toBe(
    '<lectern-player objective-id="o1" heading-level="3" view="content" class="course" id="p">Please wait.</lectern-player>',
  );
});

it('Vue: the same, however the template writes the names', async () => {
  const app = (props: Record<string, unknown>) =>
    renderToString(createSSRApp({ render: () => h(vue.LecternPlayer, props, { default: () => 'Please wait.' }) }));
  const written = '<lectern-player objective-id="o1" heading-level="3" class="course">Please wait.</lectern-player>';
  expect(await app({ objectiveId: 'o1', headingLevel: 3, class: 'course', onNavigate: () => undefined })).toBe(written);
  expect(await app({ 'objective-id': 'o1', 'heading-level': 3, 'class': 'course' })).toBe(written);
});

it.each<[Record<string, unknown>, Record<string, unknown>]>([
  [{ bare: true }, { bare: '' }],
  [{ bare: false }, { bare: undefined }],
  [{ headingLevel: undefined }, { 'heading-level': undefined }],
  [{ onNavigate: 1 }, { 'on:lectern-navigate': 1 }],
  [
    { constructor: 2, toString: 3 },
    { constructor: 2, toString: 3 },
  ],
])('%j', (props, given) => {
  const shape = {
    attributes: { bare: 'bare', headingLevel: 'heading-level' },
    events: { onNavigate: 'lectern-navigate' },
  } as const;
  expect(tagProps(shape, props, (event) => `on:${event}`)).toEqual(given);
});

it('React hears events by their exact names', () => {
  const hear = () => undefined;
  const { props } = (react.LecternCourses as (props: object) => { props: object })({
    onNavigate: hear,
    onCourseStarted: hear,
  });
  expect(props).toEqual({ 'onlectern-navigate': hear, 'onlectern-course-started': hear });
  expect(createElement(react.LecternCourses, {}).type).toBe(react.LecternCourses);
});
