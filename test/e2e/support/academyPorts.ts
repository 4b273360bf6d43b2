import { freePort } from '../../freePort.ts';

/** The ports of an academy: portal, hosts, the demonstration's tool, and the origin of packages. */
export interface AcademyPorts {
  readonly port: number;
  readonly partnerPort: number;
  readonly lmsHostPort: number;
  readonly toolPort: number;
  readonly contentPort: number;
}

/** Free ports, except for those that are given. */
export const academyPorts = async (given: {
  readonly [Name in keyof AcademyPorts]?: number | undefined;
}): Promise<AcademyPorts> => ({
  port: given.port ?? (await freePort()),
  partnerPort: given.partnerPort ?? (await freePort()),
  lmsHostPort: given.lmsHostPort ?? (await freePort()),
  toolPort: given.toolPort ?? (await freePort()),
  contentPort: given.contentPort ?? (await freePort()),
});

/** The server's settings for these ports. */
export const portSettings = (ports: AcademyPorts) => ({
  PORT: String(ports.port),
  PARTNER_PORT: String(ports.partnerPort),
  LMS_HOST_PORT: String(ports.lmsHostPort),
  TOOL_PORT: String(ports.toolPort),
  CONTENT_PORT: String(ports.contentPort),
});

/** Its origins: the portal with its LMS on one site, everything else on another. */
export const academyOrigins = (ports: AcademyPorts) => ({
  portal: `http://localhost:${ports.port}`,
  partner: `http://127.0.0.1:${ports.partnerPort}`,
  lmsHost: `http://127.0.0.1:${ports.lmsHostPort}`,
});
