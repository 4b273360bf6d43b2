/** What looks like a fault of the layout and is meant, on pages and in single elements. */
export const knownLayout = {
  own: '⟦',
  // A click opens these texts in full: the last message of a channel, dates in the grid of a month or week, the reason why the next part is
  // locked.
  previews: '.news-last, .dates-entry, .turn .small',
  // These cover another text on purpose: the stamp of a certificate, and the words of a mark while it has the focus or the pointer.
  stamps: '.cert-stamp, .mark > .tip',
};
