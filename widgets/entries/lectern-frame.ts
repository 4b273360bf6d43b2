import { createElement } from 'react';
import type { FrameProps } from '../../src/features/frame/Frame.tsx';
import { LazyFrame } from '../../src/features/frame/LazyFrame.tsx';
import { manifest } from '../../src/features/frame/manifest.ts';
import { defineTag } from '../defineTag.ts';
import { frameHost } from '../frameHost.ts';

const FrameHere = (props: FrameProps) => createElement(LazyFrame, { ...props, host: frameHost });

/** Registers `lectern-frame`; again does nothing. */
export const define = (suffix = '') => defineTag(manifest, FrameHere, suffix);
