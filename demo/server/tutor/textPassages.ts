import { plainText } from '../../../src/web/plainText.ts';
import { passageLength } from './passage.ts';

/** A block of an author's text. */
interface Block {
  readonly heading: boolean;
  readonly text: string;
}

const ends = /<(\/?)(h[1-6]|p|li|tr|div|section|figure|figcaption|blockquote|pre|dt|dd|table|ul|ol|br)\b[^>]*>/gi;

// A program is not a sentence that answers a question.
const programs = /<pre\b[^>]*>[^]*?<\/pre>/gi;

function blocksOf(written: string): readonly Block[] {
  const html = written.replace(programs, '<p></p>');
  const blocks: Block[] = [];
  let [from, heading] = [0, false];
  const add = (to: number) => {
    const text = plainText(html.slice(from, to));
    if (text) blocks.push({ heading, text });
  };
  for (const { index, 0: tag, 1: closing, 2: name = '' } of html.matchAll(ends)) {
    add(index);
    from = index + tag.length;
    if (/^h\d$/i.test(name)) heading = !closing;
  }
  add(html.length);
  return blocks;
}

/** The first words of a passage, by which the portal finds its place again. */
const anchorOf = (text: string) => `text=${text.slice(0, 80)}`;

/** An author's text in passages, each with the heading above it (TUTOR-5). */
export function textPassages(html: string) {
  const passages: { heading: string; text: string; anchor: string }[] = [];
  let heading = '';
  let open = false;
  for (const block of blocksOf(html)) {
    if (block.heading) {
      heading = block.text;
      open = false;
      continue;
    }
    const last = passages.at(-1);
    if (open && last && last.text.length + block.text.length < passageLength) last.text += `\n${block.text}`;
    else passages.push({ heading, text: block.text, anchor: anchorOf(block.text) });
    open = true;
  }
  return passages;
}
