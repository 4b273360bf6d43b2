export function vendoredDigests(): Readonly<Record<string, string>>;
