import { createHmac, timingSafeEqual } from 'node:crypto';

/** A learner's part of a run on which a tool of LTI 1.1 reports. */
export interface ResultId {
  readonly toolId: string;
  readonly userId: string;
  readonly workflowId: string;
  readonly axis: string;
}

/** Ids of results that tools cannot forge (LTI-51). */
export interface ResultIds {
  readonly of: (id: ResultId) => string;
  /** Null for an id that this server has not signed. */
  readonly read: (text: string) => ResultId | null;
}

/** @param secret known to this server alone */
export function createResultIds(secret: string): ResultIds {
  const signed = (text: string) => createHmac('sha256', secret).update(`lti result ${text}`).digest('base64url');
  return {
    of(id) {
      const text = Buffer.from(JSON.stringify(id)).toString('base64url');
      return `${text}.${signed(text)}`;
    },
    read(given) {
      const [text = '', signature = '', ...rest] = given.split('.');
      const [one, other] = [Buffer.from(signature), Buffer.from(signed(text))];
      if (rest.length > 0 || one.length !== other.length || !timingSafeEqual(one, other)) return null;
      return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as ResultId;
    },
  };
}
