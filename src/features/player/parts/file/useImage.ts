import { useEffect, useState } from 'react';
import { fetchFile } from '../../../../data/player/fetchFile.ts';
import { usePort } from '../../../../port/context.tsx';
import type { FilePlace } from './fileModel.ts';

/**
 * The address from which an image can be drawn; null while it loads, `failed` if it cannot be loaded. An image of an
 * LMS on another origin is fetched in the learner's name, again with each attempt.
 */
export function useImage({ href, at }: FilePlace, type: string, attempt: number): string | 'failed' | null {
  const port = usePort();
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    if (at !== 'portal') return undefined;
    const left = new AbortController();
    let made: string | null = null;
    fetchFile(port, { url: href, from: 'portal' }, { signal: left.signal }).then(
      (bytes) =>
        !left.signal.aborted &&
        setSource((made = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type })))),
      () => !left.signal.aborted && setSource('failed'),
    );
    return () => {
      left.abort();
      setSource(null);
      if (made) URL.revokeObjectURL(made);
    };
  }, [port, href, at, type, attempt]);
  return at === 'portal' ? source : href;
}
