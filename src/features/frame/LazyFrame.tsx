import { LecternError } from '../../errors.ts';
import { useLazy } from '../../ui/lazy/useLazy.ts';
import type { FrameProps } from './Frame.tsx';
import { manifest } from './manifest.ts';

const load = () => import('./Frame.tsx');

/** The frame. Its code is loaded lazily, so that the loader need not carry the names of its chunks. */
export function LazyFrame(props: FrameProps) {
  const lazy = useLazy(load, true);
  if (lazy === 'failed') throw new LecternError('network', 'no code for a frame');
  return lazy ? <lazy.Frame {...props} /> : <div style={{ minBlockSize: props.height ?? manifest.minHeight }} />;
}
