import type { BrowserHints } from '../../../src/web/browserSupport.ts';

interface ClientHints {
  readonly brands?: readonly { readonly brand: string }[];
  readonly mobile?: boolean;
}

/** The browser's facts about itself: its client hints if it gives any, else its name. */
export function browserHints(
  from: Pick<Navigator, 'userAgent'> & { readonly userAgentData?: ClientHints } = navigator,
): BrowserHints {
  const { userAgent, userAgentData } = from;
  return {
    brands: userAgentData?.brands?.map(({ brand }) => brand) ?? null,
    mobile: userAgentData?.mobile ?? /\b(Mobi|Android|iPhone|iPod)/.test(userAgent),
    userAgent,
  };
}
