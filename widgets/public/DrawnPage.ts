import type { GivenReply } from '../../src/web/GivenReply.ts';
import type { Instant } from '../../src/domain/time/instant.ts';

/** What a page for visitors is drawn for. Nothing of it outlives the request. */
export interface DrawRequest {
  /** Below `/learn`, with its query. */
  readonly path: string;
  /** Language of the page. */
  readonly tag: string;
  /** Languages of the browser, the most wanted first: the form of dates follows them (LOC-8). */
  readonly languages: readonly string[];
  readonly theme: 'auto' | 'light' | 'dark' | 'contrast';
  /** IANA name of the zone of dates, until the page's script takes over with the reader's own (PUB-10). */
  readonly zone: string;
  /** Origin of the portal and its LMS. */
  readonly origin: string;
  readonly now: () => number;
  /** Answers a call of a visitor, by its absolute address. */
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** A file of texts, parsed. */
  readonly texts: (tag: string, namespace: string) => Promise<unknown>;
}

/** What others are told of the page: search engines, and services that show a preview of a link. */
export type About =
  | { readonly kind: 'catalog' }
  | {
      readonly kind: 'course';
      readonly id: string;
      readonly name: string;
      readonly code: string | null;
      readonly description: string | null;
      /** Name of the academy. */
      readonly provider: string | null;
      readonly picture: string | null;
    }
  /** There is none that visitors may see. */
  | { readonly kind: 'noCourse' }
  | { readonly kind: 'askCertificate' }
  /** There is none, or what was asked for cannot be one. */
  | { readonly kind: 'noCertificate' }
  | {
      readonly kind: 'certificate';
      readonly number: string;
      readonly state: 'valid' | 'expired' | 'revoked';
      readonly title: string | null;
      readonly student: string | null;
      readonly course: string | null;
      readonly code: string | null;
      readonly description: string | null;
      readonly issuer: string | null;
      readonly issued: Instant | null;
      readonly expires: Instant | null;
      /** Null of a revoked one. */
      readonly picture: string | null;
    };

/** A page for visitors, drawn, or as others are told of it. */
export interface DrawnPage {
  /** What stands inside `#learn`, without its sheets; null where the browser draws it. */
  readonly markup: ((sheetsOfElement: string) => string) | null;
  /** Texts of sheets, in their order. */
  readonly sheets: { readonly page: readonly string[]; readonly element: readonly string[] };
  /** What the page's title names, before the brand. */
  readonly sections: readonly string[];
  readonly brand: string;
  readonly about: About;
  /** The page's script takes these in place of asking again. */
  readonly replies: readonly GivenReply[];
}

/** Draws a page for visitors; null where it has none of its own, so that the page's script draws it. */
export type DrawPage = (request: DrawRequest) => Promise<DrawnPage | null>;
