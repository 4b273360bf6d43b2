import { fromJson } from '../../../src/plain/fromJson.ts';
import type { GivenReply } from '../../../src/web/GivenReply.ts';

/** The server's data about a page that it has drawn. */
interface DrawnFacts {
  /** The sections that the title names before the brand. */
  readonly sections: readonly string[];
  readonly replies: readonly GivenReply[];
}

/** The server's data about this page if it has drawn it (PUB-7); else null. */
export function drawnPage(): DrawnFacts | null {
  const block = document.querySelector('#drawn');
  return block && (fromJson(block.textContent) as DrawnFacts);
}
