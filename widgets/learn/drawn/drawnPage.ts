import { fromJson } from '../../../src/plain/fromJson.ts';
import type { GivenReply } from '../../../src/web/GivenReply.ts';

/** What the server says of a page that it has drawn. */
interface DrawnFacts {
  /** What the page's title names, before the brand. */
  readonly sections: readonly string[];
  readonly replies: readonly GivenReply[];
}

/** What the server says of this page where it has drawn it (PUB-7); else null. */
export function drawnPage(): DrawnFacts | null {
  const block = document.querySelector('#drawn');
  return block && (fromJson(block.textContent) as DrawnFacts);
}
