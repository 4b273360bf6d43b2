import { Courses } from '../../src/features/courses/Courses.tsx';
import { manifest } from '../../src/features/courses/manifest.ts';
import { defineTag } from '../defineTag.ts';

/** Registers `lectern-courses`; again does nothing. */
export const define = (suffix = '') => defineTag(manifest, Courses, suffix, () => import('../hash/listHash.ts'));
