import type { TreeRow } from '../../../../domain/tree/flattenTree.ts';
import { isLongRead } from '../../../../domain/tree/readingUnit.ts';
import type { Excerpt, TreeNode } from '../../../../ui/tree/treeNode.ts';
import { rowView, type RowView } from './rowView.ts';
import type { Words } from '../Words.ts';

export interface PartNodeInput {
  /** Whether it is the open part. */
  readonly here: boolean;
  /** Whether it comes before the first mandatory part that is not complete. */
  readonly behind: boolean;
  readonly words: Words;
  readonly hrefOf: (row: TreeRow) => string;
  readonly excerpt?: Excerpt | undefined;
  /** Makes the rows below it; null if it cannot be unfolded. */
  readonly below: (() => readonly TreeNode[]) | null;
}

/**
 * A row of the table of contents. Its view and the rows below it are computed at first use, because only a few of
 * thousands of rows are ever drawn.
 */
export class PartNode implements TreeNode {
  readonly id: string;
  readonly name: string;
  readonly current: boolean;
  readonly excerpt: Excerpt | undefined;
  private readonly row: TreeRow;
  private readonly input: PartNodeInput;
  private view: RowView | undefined;
  private under: readonly TreeNode[] | undefined;

  constructor(row: TreeRow, input: PartNodeInput) {
    this.id = row.part.id;
    this.name = row.part.child.name;
    this.current = input.here;
    this.excerpt = input.excerpt;
    this.row = row;
    this.input = input;
  }

  private seen(): RowView {
    return (this.view ??= rowView(this.row, this.input.here, this.input.words));
  }

  get sub() {
    return this.seen().sub;
  }
  get subTone() {
    return this.seen().subTone;
  }
  get count() {
    return this.seen().count;
  }
  get icon() {
    return this.seen().icon;
  }
  get iconLabel() {
    return this.seen().iconLabel;
  }
  get mark() {
    return this.seen().mark;
  }
  get dim() {
    return this.seen().dim;
  }
  get rule() {
    if (this.row.verdict.locked) return 'locked';
    return this.input.behind ? 'done' : 'ahead';
  }
  /** Tiles and a long read have a page of their own; any other module only unfolds. */
  get href() {
    const { child } = this.row.part;
    return this.input.below && child.presentationMode !== 'tiles' && !isLongRead(child)
      ? undefined
      : this.input.hrefOf(this.row);
  }
  get children() {
    return this.input.below ? (this.under ??= this.input.below()) : undefined;
  }
}
