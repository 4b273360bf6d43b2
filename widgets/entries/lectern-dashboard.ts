import { Dashboard } from '../../src/features/courses/dashboard/Dashboard.tsx';
import { manifest } from '../../src/features/courses/dashboard/manifest.ts';
import { defineTag } from '../defineTag.ts';

/** Registers `lectern-dashboard`; again does nothing. */
export const define = (suffix = '') => defineTag(manifest, Dashboard, suffix);
