import { extname } from 'node:path';
import { mediaTypeOf } from '../../http/mediaTypeOf.ts';

/** Media types of files in packages, besides those that the server itself sends. */
const types: Readonly<Record<string, string>> = {
  '.htm': 'text/html',
  '.html': 'text/html',
  '.xhtml': 'application/xhtml+xml',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.xml': 'application/xml',
  '.xsd': 'application/xml',
  '.dtd': 'application/xml-dtd',
  '.json': 'application/json',
  '.txt': 'text/plain',
  '.svg': 'image/svg+xml',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.bmp': 'image/bmp',
  '.avif': 'image/avif',
  '.cur': 'image/x-icon',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.aac': 'audio/aac',
  '.wav': 'audio/wav',
  '.oga': 'audio/ogg',
  '.ogg': 'audio/ogg',
  '.ogv': 'video/ogg',
  '.m4v': 'video/mp4',
  '.mov': 'video/quicktime',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.eot': 'application/vnd.ms-fontobject',
  '.wasm': 'application/wasm',
  '.zip': 'application/zip',
};

/**
 * Content-Type of a file of a package, by the end of its name. Texts name no encoding: pages of packages declare their own, which is not
 * always UTF-8.
 */
export function packageType(path: string): string {
  const ending = extname(path).toLowerCase();
  return types[ending] ?? mediaTypeOf(`file${ending}`);
}
