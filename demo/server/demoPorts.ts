/** Ports of the server and of the other servers of the demonstration. */
export interface DemoPorts {
  readonly port: number;
  readonly partnerPort: number;
  readonly lmsHostPort: number;
  readonly toolPort: number;
  readonly contentPort: number;
}

const names = ['PORT', 'PARTNER_PORT', 'LMS_HOST_PORT', 'TOOL_PORT', 'CONTENT_PORT'] as const;

/** Reads the ports; ports that are not set follow the server's own. If a port is wrong, gives one sentence about it instead. */
export function demoPorts(env: Readonly<Record<string, string | undefined>>): DemoPorts | string {
  const first = Number(env['PORT'] ?? 3000);
  const ports = names.map((name, index) => Number(env[name] ?? first + index));
  for (const [index, name] of names.entries()) {
    const port = ports[index] ?? Number.NaN;
    if (!Number.isInteger(port) || port < 1 || port > 65535)
      return `${name} must be a port number, not "${env[name] ?? port}".`;
  }
  if (new Set(ports).size < names.length) return `${names.join(', ')} must be different ports.`;
  const [port = 0, partnerPort = 0, lmsHostPort = 0, toolPort = 0, contentPort = 0] = ports;
  return { port, partnerPort, lmsHostPort, toolPort, contentPort };
}
