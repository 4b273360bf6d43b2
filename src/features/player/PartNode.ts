import type { TreeRow } from '../../domain/flattenTree.ts';
import type { TreeNode } from '../../ui/treeNode.ts';
import { rowView, type RowView } from './rowView.ts';
import type { Words } from './Words.ts';

export interface PartNodeInput {
  /** It is the part that is read. */
  readonly here: boolean;
  /** It lies before the first mandatory part that is not complete. */
  readonly behind: boolean;
  readonly words: Words;
  readonly hrefOf: (row: TreeRow) => string;
  /** Makes what is under it; null where it does not unfold. */
  readonly below: (() => readonly TreeNode[]) | null;
}

/** A row of the table of contents. What it shows, and what is under it, is made when it is first looked at: of thousands few ever are. */
export class PartNode implements TreeNode {
  readonly id: string;
  readonly name: string;
  readonly current: boolean;
  private readonly row: TreeRow;
  private readonly input: PartNodeInput;
  private view: RowView | undefined;
  private under: readonly TreeNode[] | undefined;

  constructor(row: TreeRow, input: PartNodeInput) {
    this.id = row.part.id;
    this.name = row.part.child.name;
    this.current = input.here;
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
    return this.row.verdict.locked ? 'locked' : this.input.behind ? 'done' : 'ahead';
  }
  /** Tiles have a page of their own; any other module only unfolds. */
  get href() {
    return this.input.below && this.row.part.child.presentationMode !== 'tiles' ? undefined : this.input.hrefOf(this.row);
  }
  get children() {
    return this.input.below ? (this.under ??= this.input.below()) : undefined;
  }
}
