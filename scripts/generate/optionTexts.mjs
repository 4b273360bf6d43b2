/** What each option of `configure` does. */
export const optionTexts = {
  apiBase:
    'Origin of the portal, with a path if it has one. The script takes its own origin by default. With npm, ' +
    'the default is the origin of ' +
    'your page, so set it, before the elements are defined.',
  bases:
    'Other paths for parts of the API, by their usual paths, such as `{ "/api/lms/v1/": "/gateway/lms/" }`. ' +
    'Set it before the first element.',
  locale: 'Language of all elements without one of their own, such as `ar`.',
  timezone:
    'Zone of all dates, by its IANA or Windows name, such as `Europe/Lisbon`. By default the zone that the ' +
    'learner has saved, then the browser’s.',
  theme: 'Colours of all elements without a theme of their own. `auto` by default.',
  widths:
    'Which width decides between the layouts for a phone and for a desk: that of the element (the default), ' +
    'or that of the screen, for a page ' +
    'that has only elements.',
  appearance:
    'Custom properties for all elements, by their names without `--lectern-` (ELEM-9). A later object replaces it.',
  getToken:
    'Gives a bearer token of the learner. With it, no cookie is sent. It is called once at a time and has 15 ' +
    's. `reason` is `start` for the ' +
    'first token, `expired` if a token that worked is refused now, `refused` if the last one has never ' +
    'worked. `signal` is aborted after the 15 s, or when the elements end. ' +
    '[More](guides/embedding.md#the-token).',
  hrefFor: 'Your own address for a [route](#routes); null for the portal’s address. All links use it.',
  navigate:
    'Takes over plain clicks on links, unless `lectern-navigate` was canceled. `replace` is true if the ' +
    'element moves on by itself: replace ' +
    'the step in the history then, and add none.',
};
