/** What a key does: the item of the pattern that has the focus afterwards, or what is there. */
type Expected =
  | { readonly at: number | 'last' }
  | { readonly focus: string }
  | { readonly there: string }
  | { readonly gone: string };

/** A pattern of the ARIA Authoring Practices on one of our screens: a state of an element, its items, and its keys in order. */
export interface Pattern {
  readonly name: string;
  readonly tag: string;
  readonly state: string;
  readonly locale?: 'ar';
  /** What is clicked before the keys. */
  readonly click?: string;
  /** What has the focus at first; the first item where absent. */
  readonly from?: string;
  readonly items: string;
  readonly keys: readonly (readonly [key: string, expected: Expected])[];
}

const tabs: Omit<Pattern, 'name' | 'keys'> = { tag: 'lectern-profile', state: 'personal', items: '[role=tab]' };
const tree: Omit<Pattern, 'name' | 'keys'> = {
  tag: 'lectern-player',
  state: 'content-tree',
  from: '[role=treeitem][tabindex="0"]',
  items: '[role=treeitem]',
};
const end = { at: 'last' } as const;

/** Which keys do what, by pattern. */
export const patterns: readonly Pattern[] = [
  {
    name: 'tree',
    ...tree,
    keys: [
      ['Home', { at: 0 }],
      ['ArrowDown', { at: 1 }],
      ['ArrowUp', { at: 0 }],
      ['ArrowUp', { at: 0 }],
      ['End', end],
      ['ArrowDown', end],
      ['Home', { at: 0 }],
      ['ArrowRight', { there: '[role=treeitem][aria-expanded=true]:focus' }],
      ['ArrowRight', { at: 1 }],
      ['ArrowLeft', { at: 0 }],
      ['ArrowLeft', { there: '[role=treeitem][aria-expanded=false]:focus' }],
    ],
  },
  {
    name: 'tree, right to left',
    ...tree,
    locale: 'ar',
    keys: [
      ['Home', { at: 0 }],
      ['ArrowLeft', { there: '[role=treeitem][aria-expanded=true]:focus' }],
      ['ArrowRight', { there: '[role=treeitem][aria-expanded=false]:focus' }],
    ],
  },
  {
    name: 'tabs',
    ...tabs,
    keys: [
      ['ArrowRight', { at: 1 }],
      ['ArrowLeft', { at: 0 }],
      ['ArrowLeft', end],
      ['ArrowRight', { at: 0 }],
      ['End', end],
      ['Home', { there: '[role=tab][aria-selected=true]:focus' }],
    ],
  },
  { name: 'tabs, right to left', ...tabs, locale: 'ar', keys: [['ArrowLeft', { at: 1 }]] },
  {
    name: 'combobox with a list',
    tag: 'lectern-profile',
    state: 'zone',
    from: '[role=combobox]',
    items: '[role=combobox]',
    keys: [
      ['ArrowDown', { there: '[role=combobox][aria-activedescendant]' }],
      ['PageDown', { there: '[role=combobox][aria-activedescendant]' }],
      ['Enter', { at: 0 }],
    ],
  },
  {
    name: 'radio group',
    tag: 'lectern-feedback',
    state: 'asking',
    items: '[type=radio]',
    keys: [
      ['ArrowRight', { at: 1 }],
      ['ArrowRight', { at: 2 }],
      ['ArrowLeft', { at: 1 }],
      ['Tab', { focus: '[type=checkbox]' }],
    ],
  },
  {
    name: 'modal dialog',
    tag: 'lectern-player',
    state: 'leave',
    from: '.btn[aria-haspopup=dialog]',
    items: '.btn[aria-haspopup=dialog]',
    keys: [
      ['Enter', { focus: 'dialog[open] *' }],
      ['Shift+Tab', { focus: 'dialog[open] *' }],
      ['Shift+Tab', { focus: 'dialog[open] *' }],
      ['Tab', { focus: 'dialog[open] *' }],
      ['Escape', { gone: 'dialog[open]' }],
      ['', { at: 0 }],
    ],
  },
  {
    name: 'gallery',
    tag: 'lectern-player',
    state: 'text-gallery',
    from: '.gallery footer .btn:last-of-type',
    items: '.gallery footer .btn',
    keys: [
      ['Home', { there: '.gallery footer .btn:first-of-type[aria-disabled=true]' }],
      ['ArrowRight', { gone: '.gallery footer .btn:first-of-type[aria-disabled=true]' }],
      ['End', { there: '.gallery footer .btn:last-of-type[aria-disabled=true]' }],
      ['ArrowLeft', { gone: '.gallery footer .btn:last-of-type[aria-disabled=true]' }],
    ],
  },
  {
    name: 'gallery, back to its image',
    tag: 'lectern-player',
    state: 'content',
    items: 'button.enlarge',
    keys: [
      ['Enter', { there: '.gallery' }],
      ['Escape', { gone: '.gallery' }],
      ['', { at: 0 }],
    ],
  },
  {
    name: 'calendar, a month of links',
    tag: 'lectern-calendar',
    state: 'month',
    from: '.dates-leaf .btn',
    items: '.dates-leaf .btn',
    keys: [
      ['Tab', { at: 1 }],
      ['Enter', { at: 1 }],
      ['Shift+Tab', { at: 0 }],
      ['Space', { at: 0 }],
    ],
  },
  {
    name: 'chat, a channel in place of the list',
    tag: 'lectern-notifications',
    state: 'channels',
    items: '.news-row',
    keys: [
      ['Tab', { at: 1 }],
      ['Enter', { there: '.news-item' }],
      ['Enter', { at: 1 }],
    ],
  },
  {
    name: 'chat, a reply under a post',
    tag: 'lectern-player',
    state: 'discussion',
    from: '.thread .post-tools .link',
    items: '.thread .post-tools .link',
    keys: [['Enter', { focus: '.post-form textarea' }]],
  },
  {
    name: 'player, the lines of a film',
    tag: 'lectern-player',
    state: 'video',
    from: '.saidLines button[tabindex="0"]',
    items: '.saidLines button',
    keys: [
      ['Home', { at: 0 }],
      ['ArrowDown', { at: 1 }],
      ['End', end],
      ['ArrowDown', end],
      ['ArrowUp', { gone: '.saidLines li:last-child button:focus' }],
      ['Home', { at: 0 }],
    ],
  },
];
