/** What the compiler has to know of the elements in templates of Vue 3. */
import type { GlobalComponents } from 'vue';
import type {} from '../../widgets/types/vue.ts';

type Player = InstanceType<GlobalComponents['lectern-player']>['$props'];

export const full: Player = {
  'objective-id': 'o1',
  'view': 'content',
  'heading-level': '3',
  'onLecternNavigate': ({ detail }) => detail.route.name,
};
// @ts-expect-error -- a value that the enum lacks
export const wrongValue: Player = { view: 'elsewhere' };
// @ts-expect-error -- an event that the element lacks
export const wrongEvent: Player = { onLecternShelved: () => undefined };
