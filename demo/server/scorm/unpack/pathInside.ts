import { packageLimits } from '../limits.ts';
import { PackageError } from '../PackageError.ts';

const lead = /^(?:[/\\]|[a-z]:)/i;
/** Names of devices, which some systems open from any folder. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
// eslint-disable-next-line no-control-regex -- a name with such a sign is refused
const control = /[\0-\x1f\x7f]/;

/**
 * The path of an entry below the folder of its package, with `/` between its steps (SCORM-2). Some tools write `\`.
 * @throws PackageError `path` for a path that leads out of it, or that no folder can hold
 */
export function pathInside(name: string): string {
  const steps = name.replace(/\\/g, '/').split('/');
  const unfit =
    name.length > packageLimits.path ||
    lead.test(name) ||
    control.test(name) ||
    steps.some((step) => step === '..' || device.test(step) || /[. ]$/.test(step) !== (step === '.'));
  if (unfit) throw new PackageError('path', name.replace(/[^\x20-\x7e\u00a0-\uffff]/g, '?'));
  return steps.filter((step) => step !== '' && step !== '.').join('/');
}
