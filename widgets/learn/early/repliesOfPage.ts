import { fromJson } from '../../../src/plain/fromJson.ts';
import type { GivenReply } from '../../../src/web/GivenReply.ts';

/** The replies to its first calls that came with the page of a person (SRV-96). */
export function repliesOfPage(): readonly GivenReply[] {
  const block = document.querySelector('#given');
  return block ? (fromJson(block.textContent) as readonly GivenReply[]) : [];
}
