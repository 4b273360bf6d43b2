/** Bundles a program of the server: its own code in one file with a source map, without its packages. */
export function bundleForNode(entry: string, outfile: string): Promise<unknown>;
