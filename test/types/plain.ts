/** What the compiler has to know of the elements without any framework. */
import type { ErrorCode } from '../../src/errorCodes.ts';
import type { Route } from '../../src/routes/route.ts';
import type {} from '../../widgets/types/elements.ts';

const player = document.createElement('lectern-player');
player.view = 'details';
player.headingLevel = 3;
export const found: string | undefined = document.querySelector('lectern-player')?.objectiveId;

player.addEventListener('lectern-navigate', ({ detail }) => {
  const route: Route = detail.route;
  return route;
});
document.addEventListener('lectern-error', ({ detail }) => {
  const code: ErrorCode = detail.code;
  return code;
});

// @ts-expect-error -- a value that the enum lacks
player.view = 'elsewhere';
// @ts-expect-error -- the text of an attribute where its property is a number
player.headingLevel = '3';
// @ts-expect-error -- an attribute of another element
document.createElement('lectern-courses').objectiveId = 'o1';
// @ts-expect-error -- a detail that the event lacks
document.addEventListener('lectern-error', ({ detail }) => detail.stack);
