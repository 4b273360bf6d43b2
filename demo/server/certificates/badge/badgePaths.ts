import { bases } from '../../../../src/contract/wire/call.ts';

/** Where a certificate is as an Open Badge; `:id` in place of a number gives the route. */
export const badgePath = (number: string) => `${bases.lms}public/certificate-records/${number}/open-badge`;

/** Where a status list is. */
export const statusListPath = (list: number | ':list') => `${bases.lms}public/certificate-status/${list}`;

/** Where the document of an issuer without a tenant is, as did:web asks. */
export const didPath = '/.well-known/did.json';

/** Where that of a tenant is; `:tenant` in place of an id gives the route. */
export const tenantDidPath = (tenant: string) => `/tenants/${tenant}/did.json`;
