/** The facts that a browser tells about itself. */
export interface BrowserHints {
  /** Brands of `navigator.userAgentData`; null if there are no client hints. */
  readonly brands: readonly string[] | null;
  readonly mobile: boolean;
  readonly userAgent: string;
}

// Invented brands that browsers add, so that pages do not rely on the list.
const grease = /not.?a.?brand/i;

function byBrands(brands: readonly string[], mobile: boolean): boolean {
  const real = brands.filter((brand) => !grease.test(brand.replace(/[^\w]/g, ' ')) && brand !== 'Chromium');
  // A browser that is made from Chromium and has no name of its own counts as Chrome.
  if (real.length === 0) return brands.includes('Chromium');
  return real.every(
    (brand) => brand === 'Google Chrome' || brand === 'HeadlessChrome' || (brand === 'Microsoft Edge' && !mobile),
  );
}

// Other browsers that also call themselves Chrome or Safari.
const others = new RegExp(
  '\\b(OPR|OPT|OPiOS|SamsungBrowser|YaBrowser|Vivaldi|UCBrowser|DuckDuckGo|Ddg|FxiOS|EdgiOS|EdgA|Focus|GSA|' +
    'MiuiBrowser|HuaweiBrowser|Brave)/',
);

function byName(userAgent: string, mobile: boolean): boolean {
  if (others.test(userAgent)) return false;
  if (/\bEdg\//.test(userAgent)) return !mobile;
  if (/\b(Chrome|HeadlessChrome|CriOS)\//.test(userAgent)) return true;
  return /\bVersion\/[\d.]+.*\bSafari\//.test(userAgent) && /\b(Macintosh|iPhone|iPad|iPod)\b/.test(userAgent);
}

/**
 * Whether the portal is made for a browser: on desktops Chrome, Safari and Edge, on phones Chrome and Safari (NAV-10,
 * NAV-20).
 */
export function browserSupport({ brands, mobile, userAgent }: BrowserHints): boolean {
  return brands && brands.length > 0 ? byBrands(brands, mobile) : byName(userAgent, mobile);
}
