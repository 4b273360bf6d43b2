import { manifest } from '../../src/features/notifications/manifest.ts';
import { Notifications } from '../../src/features/notifications/Notifications.tsx';
import { defineTag } from '../defineTag.ts';

/** Registers `lectern-notifications`; again does nothing. */
export const define = (suffix = '') => defineTag(manifest, Notifications, suffix);
