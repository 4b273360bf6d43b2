import { configure, define, type Options, type Route } from 'lectern';
import type {} from 'lectern/elements';
import type { FrameMessage } from 'lectern/protocol';

export const addressOf = (route: Route): string | null =>
  route.name === 'content' ? `/training/${route.objectiveId}` : null;
export const heightOf = (message: FrameMessage): number | null =>
  message.name === 'size' ? message.body.height : null;

const options: Options = { apiBase: location.origin, hrefFor: addressOf };
configure(options);
// @ts-expect-error an address is a text
export const wrong: Options = { apiBase: 5 };

document.querySelector('lectern-courses')?.addEventListener('lectern-ready', () => (document.title = 'ready'));
document
  .querySelector('lectern-courses')
  ?.addEventListener('lectern-navigate', (event) => console.log(event.detail.href.length));
define();
