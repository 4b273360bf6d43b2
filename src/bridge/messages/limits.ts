/** The limits of each side (CHAN-4, CHAN-6). `bytes`: texts and names in UTF-8, and 8 for any other value. Times are in milliseconds. */
export const limits = {
  protocols: [1],
  bytes: 65_536,
  perSecond: 50,
  breaches: 3,
  breachesWithin: 10_000,
  queue: 100,
  wait: 10_000,
  replies: 50,
  depth: 32,
} as const;
