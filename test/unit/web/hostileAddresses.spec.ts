// @vitest-environment jsdom
// One table of hostile addresses, held against everything that reads the address of a file, cover, picture, film,
// attachment or meeting (MEDIA-2, MEDIA-7, MEDIA-13).
import { describe, expect, it } from 'vitest';
import { pdfSource } from '../../../src/web/pdfSource.ts';
import { pictureAddress } from '../../../src/web/pictureAddress.ts';
import { pictureOn } from '../../../src/web/pictureOn.ts';
import { vimeoAddress } from '../../../src/web/vimeoAddress.ts';
import { webAddress } from '../../../src/web/webAddress.ts';
import { meetingOf } from '../../../src/features/player/parts/event/eventModel.ts';
import { filePlace } from '../../../src/features/player/parts/file/fileModel.ts';
import { linkAddress } from '../../../src/features/player/parts/pdf/linkAddress.ts';
import { settleLoads } from '../../../src/features/player/parts/text/settleLoads.ts';
import { filmAddress } from '../../../src/features/player/parts/video/videoModel.ts';

const apiBase = 'https://lms.example/tenant';
const [page, storageHost] = ['https://host.example', 'files.storage.example'];

/** What runs, reads this device, or leads to no web address, however it is written. */
const nowhere = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://lms.example/%0aalert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'data:application/xhtml+xml,<x/>',
  'data:,x',
  'blob:https://lms.example/1',
  'filesystem:https://lms.example/1',
  'file:///etc/passwd',
  'ftp://lms.example/a',
  'view-source:https://lms.example/',
  'about:blank',
  'ws://lms.example/',
  'intent://x#Intent;end',
  'mailto:a@b.example',
  'https://',
  'https://[/a',
  'http://a b/',
  'https://lms.example:99999/',
];
/** What looks like the LMS, or like its storage, and is somebody else's. */
const strangers = [
  'https://evil.test/a.png',
  '//evil.test/a.png',
  '/\\evil.test/a.png',
  '\\\\evil.test/a.png',
  '/\t/evil.test/a.png',
  'https:\\\\evil.test\\a.png',
  'https://lms.example.evil.test/a.png',
  'https://lms.example@evil.test/a.png',
  'https://lms.example%2eevil.test/a.png',
  'https://evil.test/https://lms.example/a.png',
  'https://evil.test#lms.example',
  'https://lms.example:8443/a.png',
  'http://lms.example/a.png',
  'https://xlms.example/a.png',
  'https://lms.exаmple/a.png',
  'https://files.storage.example.evil.test/a.png',
  'https://files.storage.example@evil.test/a.png',
  'https://vimeo.com.evil.test/123',
  'https://vimeo.com@evil.test/123',
  'https://player.vimeo.com.evil.test/video/123',
];
const own = [
  '/media/a.png',
  'media/a.png',
  './media/../a.png',
  'https://lms.example/a.png',
  'HTTPS://LMS.EXAMPLE:443/a.png',
];

/** The image of an author's text as it may be asked for; null where it was left out. */
function loaded(address: string): string | null {
  const fragment = document.createDocumentFragment();
  const image = document.createElement('img');
  image.setAttribute('src', address);
  fragment.append(image);
  settleLoads(fragment, apiBase);
  return image.getAttribute('src');
}
/** Every reader, as the address that it gives away; null where it gives none. */
const readers: Readonly<Record<string, (address: string) => string | null>> = {
  'any address': (address) => webAddress(address, apiBase)?.url.href ?? null,
  'a file or an attachment': (address) => filePlace(address, apiBase, page)?.href ?? null,
  'a PDF': (address) => pdfSource(address, { apiBase, storageHost })?.url ?? null,
  'a film, its picture, its captions': (address) => filmAddress(address, apiBase) || null,
  'a cover as it is read': pictureAddress,
  'a cover as it is drawn': (address) => pictureOn(address, apiBase),
  'an image of a text': loaded,
  'a video at Vimeo': (address) => vimeoAddress(address)?.frame ?? null,
  'a meeting': meetingOf,
  'a link of a PDF': linkAddress,
};

describe('hostile addresses (MEDIA-7)', () => {
  it.each(Object.entries(readers))('%s: what runs or leads to no web address is none', (name, read) => {
    for (const address of nowhere) {
      const found = read(address);
      // A film may be part of the page itself, which no script is; a PDF may name a person to write to.
      if (name.startsWith('a film') && /^data:/.test(address)) expect(found).toMatch(/^data:/);
      else if (name === 'a link of a PDF' && address.startsWith('mailto:')) expect(found).toBe(address);
      else expect(found, address).toBeNull();
    }
  });

  it.each(Object.entries(readers))('%s: a stranger is never taken for the LMS or its storage', (name, read) => {
    for (const address of strangers) {
      const found = read(address);
      if (found === null || name === 'a cover as it is read') continue;
      expect(new URL(found).origin, address).not.toBe('https://lms.example');
      expect(new URL(found).host, address).not.toBe(storageHost);
      expect(new URL(found).protocol, address).toMatch(/^https?:$/);
    }
    if (name === 'a PDF' || name === 'a video at Vimeo')
      for (const address of strangers) expect(read(address), address).toBeNull();
    if (name === 'a file or an attachment')
      for (const address of strangers)
        expect(filePlace(address, apiBase, page)?.at ?? 'elsewhere', address).toBe('elsewhere');
  });

  it('what is of the LMS lies there, on whatever page it is read', () => {
    for (const name of [
      'any address',
      'a file or an attachment',
      'a film, its picture, its captions',
      'a cover as it is drawn',
      'an image of a text',
    ]) {
      expect(
        own.map((address) => readers[name]!(address)),
        name,
      ).toEqual([
        'https://lms.example/media/a.png',
        'https://lms.example/tenant/media/a.png',
        'https://lms.example/tenant/a.png',
        'https://lms.example/a.png',
        'https://lms.example/a.png',
      ]);
    }
    for (const address of own) expect(pictureAddress(address)).toBe(address);
  });

  it('a picture that the address itself holds is a cover and an image, and no file', () => {
    const held = 'data:image/svg+xml,%3Csvg/%3E';
    expect([
      pictureAddress(held),
      pictureOn(held, apiBase),
      loaded(held),
      filePlace(held, apiBase, page),
      pdfSource(held, { apiBase, storageHost }),
      meetingOf(held),
    ]).toEqual([held, held, held, null, null, null]);
  });
});
