import type { GivenReply } from '../../src/web/GivenReply.ts';
import type { Instant } from '../../src/domain/time/instant.ts';

/** The request for which a page for visitors is drawn. None of it is kept after the request. */
export interface DrawRequest {
  /** Below `/learn`, with its query. */
  readonly path: string;
  /** Language of the page. */
  readonly tag: string;
  /** Languages of the browser, the most wanted first: they decide the form of dates (LOC-8). */
  readonly languages: readonly string[];
  readonly theme: 'auto' | 'light' | 'dark' | 'contrast';
  /** IANA name of the zone of dates, until the page's script takes over with the reader's own (PUB-10). */
  readonly zone: string;
  /** Origin of the portal and its LMS. */
  readonly origin: string;
  readonly now: () => number;
  /** Answers a visitor's call, by its absolute address. */
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** A file of texts, parsed. */
  readonly texts: (tag: string, namespace: string) => Promise<unknown>;
}

/** Facts about the page for search engines, and for services that show a preview of a link. */
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
  /** There is no course that visitors may see. */
  | { readonly kind: 'noCourse' }
  | { readonly kind: 'askCertificate' }
  /** There is no such certificate, or the number cannot be one. */
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
      /** Null for a revoked certificate. */
      readonly picture: string | null;
    };

/** A page for visitors: its drawing, and its facts for others. */
export interface DrawnPage {
  /** The markup inside `#learn`, without its sheets; null if the browser draws it. */
  readonly markup: ((sheetsOfElement: string) => string) | null;
  /** Texts of sheets, in their order. */
  readonly sheets: { readonly page: readonly string[]; readonly element: readonly string[] };
  /** The sections that the title names before the brand. */
  readonly sections: readonly string[];
  readonly brand: string;
  readonly about: About;
  /** Replies that the page's script uses instead of sending the calls again. */
  readonly replies: readonly GivenReply[];
}

/** Draws a page for visitors; null if the server cannot draw it, so that the page's script does. */
export type DrawPage = (request: DrawRequest) => Promise<DrawnPage | null>;
