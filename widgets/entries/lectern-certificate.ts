import { Certificate } from '../../src/features/certificate/Certificate.tsx';
import { manifest } from '../../src/features/certificate/manifest.ts';
import { defineTag } from '../defineTag.ts';

/** Registers `lectern-certificate`; again does nothing. */
export const define = (suffix = '') =>
  defineTag(manifest, Certificate, suffix, () => import('../hash/certificateHash.ts'));
