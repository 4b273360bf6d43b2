import { bases } from '../../../../src/contract/wire/call.ts';

/** Path of a certificate as an Open Badge; `:id` in place of its number gives the route. */
export const badgePath = (number: string) => `${bases.lms}public/certificate-records/${number}/open-badge`;

/** Path of a status list. */
export const statusListPath = (list: number | ':list') => `${bases.lms}public/certificate-status/${list}`;

/** Path of the DID document of an issuer without a tenant, as did:web requires it. */
export const didPath = '/.well-known/did.json';

/** Path of the DID document of a tenant; `:tenant` in place of the id gives the route. */
export const tenantDidPath = (tenant: string) => `/tenants/${tenant}/did.json`;
