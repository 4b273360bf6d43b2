/** An entry of the navigation that comes from outside the portal: a plugin, another product (DATA-16, NAV-4). */
export interface NavigationNode {
  /** As the server sent it; the navigation checks it before it is followed (NAV-16). Null for an entry that only holds others. */
  readonly url: string | null;
  readonly name: string;
  /** Name of an icon; an unknown one is shown as a plain link. */
  readonly iconId: string | null;
  readonly slug: string | null;
  readonly children: readonly NavigationNode[];
}
