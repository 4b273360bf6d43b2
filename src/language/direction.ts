/** Right-to-left languages: of the build, and those that a tenant may add. */
const rightToLeft = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;

/** Writing direction of a language. */
export const direction = (tag: string): 'ltr' | 'rtl' => (rightToLeft.test(tag) ? 'rtl' : 'ltr');
