/** A piece of a line. Links, pictures and HTML are not pieces of their own: they stay plain text. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly inside: readonly Inline[] }
  | { readonly kind: 'cite'; readonly n: number };

/** A block of an answer. */
export type Block =
  | { readonly kind: 'p' | 'heading'; readonly inside: readonly Inline[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'ul' | 'ol'; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'code'; readonly text: string };

// Each alternative matches without backtracking, because a prepared answer could otherwise make it slow.
const marks =
  /\\([\\`*_[\]<>#|~])|`([^`\n]{1,2000})`|\*\*([^*\n]{1,2000})\*\*|\*([^*\s][^*\n]{0,2000})\*|\[(\d{1,2})\]/g;
/** The most levels of nested quotations and emphasis. */
const deepest = 4;

function inlines(text: string, depth = 0): readonly Inline[] {
  const found: Inline[] = [];
  let from = 0;
  const say = (piece: string) => {
    const last = found.at(-1);
    if (last?.kind === 'text') found[found.length - 1] = { kind: 'text', text: last.text + piece };
    else if (piece) found.push({ kind: 'text', text: piece });
  };
  for (const match of text.matchAll(marks)) {
    const [whole, escaped, code, strong, em, cite] = match;
    say(text.slice(from, match.index));
    from = match.index + whole.length;
    if (escaped !== undefined) say(escaped);
    else if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (cite !== undefined) found.push({ kind: 'cite', n: Number(cite) });
    else if (depth >= deepest) say(whole);
    else
      found.push({
        kind: strong === undefined ? 'em' : 'strong',
        inside: inlines(strong ?? em ?? '', depth + 1),
      });
  }
  say(text.slice(from));
  return found;
}

function kindOf(line: string): 'quote' | 'ul' | 'ol' | 'heading' | 'code' | 'p' {
  if (line.startsWith('```')) return 'code';
  if (line.startsWith('>')) return 'quote';
  if (/^[-*+] /.test(line)) return 'ul';
  if (/^\d{1,3}[.)] /.test(line)) return 'ol';
  return /^#{1,6} /.test(line) ? 'heading' : 'p';
}

function blockOf(kind: ReturnType<typeof kindOf>, lines: readonly string[], depth: number): Block {
  switch (kind) {
    case 'code':
      return { kind, text: lines.slice(1).join('\n') };
    case 'quote': {
      const inside = lines.map((line) => line.replace(/^> ?/, '')).join('\n');
      return depth < deepest
        ? { kind, blocks: readMarkdown(inside, depth + 1) }
        : { kind: 'p', inside: [{ kind: 'text', text: inside }] };
    }
    case 'ul':
    case 'ol':
      return { kind, items: lines.map((line) => inlines(line.replace(/^([-*+]|\d{1,3}[.)]) /, ''))) };
    case 'heading':
    case 'p':
      return { kind, inside: inlines(lines.join('\n').replace(/^#{1,6} /, '')) };
  }
}

/** Reads an answer's markdown: only the few marks that answers need; everything else is text (TUTOR-19). */
export function readMarkdown(text: string, depth = 0): readonly Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let kind: ReturnType<typeof kindOf> = 'p';
  const close = () => {
    if (lines.length > 0) blocks.push(blockOf(kind, lines, depth));
    lines = [];
  };
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    if (kind === 'code' && lines.length > 0) {
      if (line.startsWith('```')) close();
      else lines.push(line);
      continue;
    }
    const own = kindOf(line);
    if (!line.trim()) {
      close();
      continue;
    }
    // A line that follows an item belongs to it.
    if (own === 'p' && (kind === 'ul' || kind === 'ol') && lines.length > 0) {
      lines.push(`${lines.pop() ?? ''} ${line.trim()}`);
      continue;
    }
    if (own !== kind || own === 'heading') close();
    kind = own;
    lines.push(line);
  }
  close();
  return blocks;
}

/** The text of an answer without marks, for screen readers. */
export function spokenText(blocks: readonly Block[]): string {
  const line = (inside: readonly Inline[]): string =>
    inside
      .map((one) => {
        if (one.kind === 'cite') return '';
        return 'inside' in one ? line(one.inside) : one.text;
      })
      .join('');
  return blocks
    .map((block) => {
      if (block.kind === 'quote') return spokenText(block.blocks);
      if (block.kind === 'code') return block.text;
      return 'items' in block ? block.items.map(line).join('. ') : line(block.inside);
    })
    .join('\n')
    .replace(/\s+/g, ' ')
    .trim();
}
