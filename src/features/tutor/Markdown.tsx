import { Fragment, type ReactNode } from 'react';
import { readMarkdown, type Block, type Inline } from './readMarkdown.ts';

/** Renders a number in brackets. */
type Cite = (n: number) => ReactNode;

function Line({ inside, cite }: { readonly inside: readonly Inline[]; readonly cite: Cite }): ReactNode {
  return inside.map((one, at) => {
    if (one.kind === 'text') return <Fragment key={at}>{one.text}</Fragment>;
    if (one.kind === 'code') return <code key={at}>{one.text}</code>;
    if (one.kind === 'cite') return <Fragment key={at}>{cite(one.n)}</Fragment>;
    const Mark = one.kind;
    return (
      <Mark key={at}>
        <Line inside={one.inside} cite={cite} />
      </Mark>
    );
  });
}

function Piece({ block, cite }: { readonly block: Block; readonly cite: Cite }) {
  switch (block.kind) {
    case 'code':
      return (
        <pre dir="ltr">
          <code>{block.text}</code>
        </pre>
      );
    case 'quote':
      return (
        <blockquote>
          <Pieces blocks={block.blocks} cite={cite} />
        </blockquote>
      );
    case 'ul':
    case 'ol': {
      const List = block.kind;
      return (
        <List>
          {block.items.map((item, at) => (
            <li key={at} dir="auto">
              <Line inside={item} cite={cite} />
            </li>
          ))}
        </List>
      );
    }
    case 'heading':
    case 'p':
      return (
        <p dir="auto" className={block.kind === 'heading' ? 'tutor-head' : undefined}>
          <Line inside={block.inside} cite={cite} />
        </p>
      );
  }
}

const Pieces = ({ blocks, cite }: { readonly blocks: readonly Block[]; readonly cite: Cite }): ReactNode =>
  blocks.map((block, at) => <Piece key={at} block={block} cite={cite} />);

/** An answer's markdown as a few kinds of elements, never as HTML (TUTOR-19). */
export function Markdown({ text, cite }: { readonly text: string; readonly cite: Cite }) {
  return (
    <div className="tutor-text">
      <Pieces blocks={readMarkdown(text)} cite={cite} />
    </div>
  );
}
