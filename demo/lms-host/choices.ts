import type { FastifyRequest } from 'fastify';

/** Policies for the windows that a page opens: how much they may know of it. */
export const openerPolicies = ['none', 'same-origin-allow-popups', 'same-origin'] as const;
/** How a frame without a session gets one. */
export const reloginWays = ['tickets', 'none'] as const;

/** The choices of the workshop. */
export interface Choices {
  readonly opener: (typeof openerPolicies)[number];
  readonly relogin: (typeof reloginWays)[number];
}

/** This browser's choices; the page itself stores them in two cookies. */
export function choicesOf({ cookies }: FastifyRequest, name: string): Choices {
  const { [`${name}_opener`]: opener, [`${name}_relogin`]: relogin } = cookies;
  return {
    opener: openerPolicies.find((one) => one === opener) ?? 'none',
    relogin: reloginWays.find((one) => one === relogin) ?? 'tickets',
  };
}
