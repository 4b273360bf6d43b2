const types = ['application/vc', 'application/vc+ld+json', 'application/ld+json', 'application/json'] as const;

/** The media type of a credential in a reply: the first of these types that the request names, or that of the standard. */
export function credentialType(accept: string | undefined): (typeof types)[number] {
  const named = (accept ?? '').split(',').map((one) => one.split(';')[0]?.trim().toLowerCase());
  return types.find((type) => named.includes(type)) ?? types[0];
}
