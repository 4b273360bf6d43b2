import { Feedback } from '../../src/features/feedback/Feedback.tsx';
import { manifest } from '../../src/features/feedback/manifest.ts';
import { defineTag } from '../defineTag.ts';

/** Registers `lectern-feedback`; again does nothing. */
export const define = (suffix = '') => defineTag(manifest, Feedback, suffix);
