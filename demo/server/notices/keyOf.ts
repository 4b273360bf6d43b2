import { hash } from 'node:crypto';

/** A key of parts that may be long, such as the path to a part of a course. */
export const keyOf = (...parts: readonly string[]) => hash('sha256', JSON.stringify(parts), 'base64url');
