/** A picture of a landscape, as the cover of a course. */
export const picture = (sky: string, land: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">' +
      `<rect width="200" height="200" fill="${sky}"/><circle cx="128" cy="64" r="26" fill="#fff" opacity=".7"/>` +
      `<path d="M0 150 60 96l44 42 36-30 60 52v40H0z" fill="${land}"/></svg>`,
  )}`;
