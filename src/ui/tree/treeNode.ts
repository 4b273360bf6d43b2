import type { ReactNode } from 'react';
import type { IconNode } from '../text/Icon.tsx';
import type { MarkKind } from './Mark.tsx';

/** The words around a search match in a text. */
export interface Excerpt {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** One row of a tree with the rows below it. Texts are ready to show. */
export interface TreeNode {
  readonly id: string;
  readonly name: string;
  /** One line under the name: the reason it is locked, when it is due, how long it takes. */
  readonly sub?: string | undefined;
  /** Tone of that line. */
  readonly subTone?: 'warning' | 'danger' | undefined;
  /** The reason why a search shows it: its text contains the words. */
  readonly excerpt?: Excerpt | undefined;
  /** Shown beside the row and outside its link, such as a link to a part that must be done first. */
  readonly note?: ReactNode;
  /** After the name of a group, such as "3 of 4". */
  readonly count?: string | undefined;
  /** Icon of its kind; a node with children has the chevron instead. */
  readonly icon?: IconNode | undefined;
  /** The meaning of the icon, for screen readers. */
  readonly iconLabel?: string | undefined;
  readonly mark?: { readonly kind: MarkKind; readonly label: string } | undefined;
  /** State of the rule in the margin at this row. */
  readonly rule?: 'done' | 'ahead' | 'locked' | undefined;
  /** Greyed: locked or not ready. It can still be reached and says why. */
  readonly dim?: boolean | undefined;
  /** "You are here". */
  readonly current?: boolean | undefined;
  readonly href?: string | undefined;
  readonly children?: readonly TreeNode[] | undefined;
}

/** A visible node, and its place in the tree. */
export interface VisibleNode {
  readonly node: TreeNode;
  readonly parent: string | null;
  /** 1 at the top. */
  readonly level: number;
  /** Among its siblings, from 1. */
  readonly position: number;
  readonly siblings: number;
}

/** The visible rows, from top to bottom. */
export function visibleNodes(nodes: readonly TreeNode[], expanded: ReadonlySet<string>): VisibleNode[] {
  const seen: VisibleNode[] = [];
  const visit = (siblings: readonly TreeNode[], parent: string | null, level: number) => {
    siblings.forEach((node, index) => {
      seen.push({ node, parent, level, position: index + 1, siblings: siblings.length });
      const below = expanded.has(node.id) && node.children;
      if (below) visit(below, node.id, level + 1);
    });
  };
  visit(nodes, null, 1);
  return seen;
}
