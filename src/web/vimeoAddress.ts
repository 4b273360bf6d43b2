/** Addresses of one video at Vimeo. */
export interface VimeoAddress {
  /** Address of the player in a frame; that player stores nothing about its viewers. */
  readonly frame: string;
  /** Address of the page that people open. */
  readonly page: string;
}

const shapes = [
  { host: 'vimeo.com', path: /^\/(\d+)(?:\/([\da-f]+))?\/?$/i },
  { host: 'player.vimeo.com', path: /^\/video\/(\d+)\/?$/ },
];

/** The video that an author's address names; null for any address that is not plainly one of Vimeo's (VIDEO-6). */
export function vimeoAddress(url: string): VimeoAddress | null {
  // An address with characters that browsers remove or replace while they read it is refused.
  if (!/^https:\/\/[!-~]+$/i.test(url) || url.includes('\\') || !URL.canParse(url)) return null;
  const { host, pathname, username, password, searchParams } = new URL(url);
  if (username || password) return null;
  const found = shapes.find((shape) => shape.host === host)?.path.exec(pathname);
  if (!found) return null;
  const [, id = ''] = found;
  const hash = found[2] ?? searchParams.get('h');
  if (hash !== null && !/^[\da-f]+$/i.test(hash)) return null;
  return {
    frame: `https://player.vimeo.com/video/${id}?${hash ? `h=${hash}&` : ''}dnt=1`,
    page: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
  };
}
