import { LecternError } from '../../errors.ts';
import { useLate } from '../../ui/useLate.ts';
import type { FrameProps } from './Frame.tsx';
import { manifest } from './manifest.ts';

const load = () => import('./Frame.tsx');

/** The frame, whose code comes by itself: the loader carries the names of what an element needs first, and this needs nothing before. */
export function FrameSoon(props: FrameProps) {
  const late = useLate(load, true);
  if (late === 'failed') throw new LecternError('network', 'no code for a frame');
  return late ? <late.Frame {...props} /> : <div style={{ minBlockSize: props.height ?? manifest.minHeight }} />;
}
