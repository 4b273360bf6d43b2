import { manifest } from '../../src/features/tutor/manifest.ts';
import { Tutor } from '../../src/features/tutor/Tutor.tsx';
import { defineTag } from '../defineTag.ts';

/** Registers `lectern-tutor`; again does nothing. */
export const define = (suffix = '') => defineTag(manifest, Tutor, suffix);
