/**
 * Policy of pages that a launch shows in the frame of its platform (TOOL-4).
 * @param origins of the platform; they may frame the page, and receive its forms
 */
export const toolPolicy = (origins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...origins].join(' ')}`,
    `frame-ancestors ${["'self'", ...origins].join(' ')}`,
  ].join('; ');
