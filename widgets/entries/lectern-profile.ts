import { manifest } from '../../src/features/profile/manifest.ts';
import { Profile } from '../../src/features/profile/Profile.tsx';
import { defineTag } from '../defineTag.ts';

/** Registers `lectern-profile`; again does nothing. */
export const define = (suffix = '') => defineTag(manifest, Profile, suffix);
