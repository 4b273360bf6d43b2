export declare function gzipBytes(data: string | Uint8Array): number;
export declare function chunkBytes(
  folder: string,
  name: string,
): { readonly gzip: number; readonly parts: Readonly<Record<string, number>> };
