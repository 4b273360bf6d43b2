import { createElement } from 'react';
import { ElementFrame } from '../src/features/frame/ElementFrame.tsx';
import { manifest } from '../src/features/player/manifest.ts';
import type { PlayerProps } from '../src/features/player/shell/Player.tsx';
import type { Emit } from '../src/port/emit.ts';
import type { Manifest } from '../src/port/manifest.ts';
import { frameHost } from './frameHost.ts';

/** The course page on another origin than the portal's: a frame of the portal's page for one element (RUN-7). */
export const Elsewhere = (props: PlayerProps) =>
  createElement(ElementFrame, { host: frameHost, manifest, values: { ...props }, emit: props.emit as Emit<Manifest> });
