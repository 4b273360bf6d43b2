// @vitest-environment jsdom
// Where an element leads its page (ELEM-4), and that it does so no more once it is removed.
import { expect, it, vi } from 'vitest';
import { createElementEvents } from '../../../src/element/createElementEvents.ts';
import type { ElementTraits } from '../../../src/element/elementTraits.ts';

it('an element leads its page while it is in it, and no more once it is removed', () => {
  const element = document.createElement('lectern-courses');
  const root = element.attachShadow({ mode: 'open' });
  const traits = { manifest: { tag: 'lectern-courses' }, events: {} } as unknown as ElementTraits;
  const navigate = vi.fn<() => void>();
  const { emit } = createElementEvents(element, root, traits, () => ({ navigate }));
  const route = { name: 'courses', query: 'keyword=s' };
  const go = () => emit('lectern-navigate', { route, href: '/learn/courses?keyword=s', replace: true });
  document.body.append(element);
  go();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/learn/courses?keyword=s', route, { replace: true });
  element.remove();
  go();
  expect(navigate).toHaveBeenCalledOnce();
});
