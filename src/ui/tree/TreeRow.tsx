import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { memo, type CSSProperties } from 'react';
import { Icon } from '../text/Icon.tsx';
import { Mark } from './Mark.tsx';
import type { VisibleNode } from './treeNode.ts';

export interface TreeRowProps extends VisibleNode {
  /** It is the one row that Tab stops at. */
  readonly stop: boolean;
  /** Whether it is unfolded; undefined if it has nothing to unfold. */
  readonly open: boolean | undefined;
}

/**
 * A row: icon, name with one line under it, and the mark in the margin. The tree handles its events, so a row with an unchanged node is not
 * drawn again.
 */
export const TreeRow = memo(function TreeRow({ node, level, position, siblings, stop, open }: TreeRowProps) {
  const classes = ['row', node.children && 'group', node.dim && 'dim', node.current && 'here', node.rule]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classes} role="none" style={{ '--level': level - 1 } as CSSProperties}>
      <a
        role="treeitem"
        data-id={node.id}
        href={node.href}
        tabIndex={stop ? 0 : -1}
        aria-level={level}
        aria-posinset={position}
        aria-setsize={siblings}
        aria-expanded={open}
        aria-current={node.current ? 'page' : undefined}
        aria-disabled={node.dim || undefined}
      >
        <span className={`kind${open ? ' open' : ''}`}>
          {node.children ? <Icon of={ChevronRight} flip={!open} /> : node.icon && <Icon of={node.icon} />}
          {node.iconLabel && <span className="sr">{node.iconLabel}</span>}
        </span>
        <span className="what">
          <bdi>{node.name}</bdi>
          {node.count && ' '}
          {node.count && <span className="n num">{node.count}</span>}
          {node.sub && <span className={`sub ${node.subTone ?? ''}`}>{node.sub}</span>}
          {node.excerpt && (
            <span className="sub">
              <bdi>
                {node.excerpt.before}
                <mark>{node.excerpt.match}</mark>
                {node.excerpt.after}
              </bdi>
            </span>
          )}
        </span>
        {node.mark && <Mark {...node.mark} said={node.mark.label === node.sub} />}
      </a>
      {node.note && <div className="note sub">{node.note}</div>}
    </div>
  );
});
