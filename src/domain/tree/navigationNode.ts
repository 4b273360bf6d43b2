/** An entry of the navigation that comes from outside the portal: a plugin, another product (DATA-16, NAV-4). */
export interface NavigationNode {
  /** As it was sent: whether it may be followed is judged where it is shown (NAV-16). Null where it only holds others. */
  readonly url: string | null;
  readonly name: string;
  /** Name of an icon; an unknown one is shown as a plain link. */
  readonly iconId: string | null;
  readonly slug: string | null;
  readonly children: readonly NavigationNode[];
}
