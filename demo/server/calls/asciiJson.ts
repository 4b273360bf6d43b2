/**
 * A value as JSON in ASCII only (SRV-29). With a single other letter, a browser keeps each letter in two bytes, and
 * reading megabytes takes it half as long again.
 */
export const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
