import { packageLimits } from '../limits.ts';
import { PackageError } from '../PackageError.ts';
import { decodeXml } from './decodeXml.ts';
import { findSequencing } from './findSequencing.ts';
import { contentsOf, type Manifest, type ManifestItem } from './manifest.ts';
import { parseXml, type XmlElement } from './parseXml.ts';
import { readSequencing } from './readSequencing.ts';
import { resourceAddress } from './resourceAddress.ts';
import { childOf, childrenOf, flagOf, textOf } from './xml.ts';

/** The standard by the version that a manifest names, else by the vocabularies that it uses. */
function standardOf(manifest: XmlElement): Manifest['standard'] {
  const version = textOf(childOf(childOf(manifest, 'metadata'), 'schemaversion'));
  if (/^(?:2004|CAM 1\.3)/i.test(version)) return '2004';
  if (/^1\.[0-2]/.test(version)) return '1.2';
  const used = new Set<string>();
  const visit = (element: XmlElement) => {
    used.add(element.namespace);
    element.children.forEach(visit);
  };
  visit(manifest);
  const names = [...used].join(' ');
  if (/adlcp_v1p3|imsss/.test(names)) return '2004';
  if (/adlcp_rootv1p2|imscp_rootv1p1p2/.test(names)) return '1.2';
  throw new PackageError('standard', version);
}

/** The organization that is shown first: the one the manifest names, else its first. */
function organizationOf(manifest: XmlElement): XmlElement {
  const all = childOf(manifest, 'organizations');
  const organizations = childrenOf(all, 'organization');
  const named = all?.attributes['default'];
  const chosen = organizations.find(({ attributes }) => attributes['identifier'] === named) ?? organizations[0];
  if (!chosen) throw new PackageError('noItems');
  return chosen;
}

/** Of SCORM 2004: the passing score, where the primary objective is met by a score. */
function scaledPassingScore(sequencing: XmlElement | undefined): string {
  const primary = childOf(childOf(sequencing, 'objectives'), 'primaryObjective');
  return flagOf(primary, 'satisfiedByMeasure') ? textOf(childOf(primary, 'minNormalizedMeasure')) || '1.0' : '';
}

/** SCORM 1.2 has it at the item, SCORM 2004 among the limits of sequencing (SCORM-22). */
const maxTimeAllowed = (item: XmlElement, sequencing: XmlElement | undefined): string =>
  textOf(childOf(item, 'maxtimeallowed')) ||
  (childOf(sequencing, 'limitConditions')?.attributes['attemptAbsoluteDurationLimit'] ?? '');

function completionThreshold(item: XmlElement): string {
  const threshold = childOf(item, 'completionThreshold');
  const least = threshold?.attributes['minProgressMeasure'];
  if (threshold && flagOf(threshold, 'completedByMeasure') !== undefined)
    return flagOf(threshold, 'completedByMeasure') ? (least ?? '1.0') : '';
  return threshold ? (least ?? textOf(threshold)) : '';
}

/** @param paths of all files of the package */
function readItems(
  manifest: XmlElement,
  organization: XmlElement,
  paths: ReadonlySet<string>,
): readonly ManifestItem[] {
  const resources = childOf(manifest, 'resources');
  const byId = new Map(childrenOf(resources, 'resource').map((one) => [one.attributes['identifier'], one]));
  const sequencingOf = findSequencing(manifest);
  const ids = new Set<string>();
  const read = (item: XmlElement): ManifestItem => {
    const at = ids.size + 1;
    if (at > packageLimits.items) throw new PackageError('items', String(packageLimits.items));
    const named = item.attributes['identifier'];
    const id = named && named.length <= 500 && !ids.has(named) ? named : `item ${at}`;
    ids.add(id);
    const sequencing = sequencingOf(item);
    const resource = byId.get(item.attributes['identifierref']);
    const href = resource ? resourceAddress(resources, resource, item.attributes['parameters'] ?? '', paths) : null;
    return {
      id,
      title: textOf(childOf(item, 'title')).slice(0, 500),
      href,
      isSco: resource
        ? /^sco$/i.test(resource.attributes['scormtype'] ?? resource.attributes['scormType'] ?? '')
        : false,
      visible: flagOf(item, 'isvisible') ?? true,
      launchData: (childOf(item, 'dataFromLMS') ?? childOf(item, 'datafromlms'))?.text.slice(0, 4096) ?? '',
      masteryScore: textOf(childOf(item, 'masteryscore')),
      maxTimeAllowed: maxTimeAllowed(item, sequencing),
      timeLimitAction: textOf(childOf(item, 'timelimitaction') ?? childOf(item, 'timeLimitAction')),
      scaledPassingScore: scaledPassingScore(sequencing),
      completionThreshold: completionThreshold(item),
      children: childrenOf(item, 'item').map(read),
    };
  };
  return childrenOf(organization, 'item').map(read);
}

/**
 * Reads `imsmanifest.xml` of a package (SCORM-4).
 * @param paths of all files of the package, to each of which it may refer
 * @throws PackageError
 */
export function readManifest(bytes: Uint8Array, paths: ReadonlySet<string>): Manifest {
  if (bytes.length > packageLimits.manifest) throw new PackageError('manifestSize');
  const manifest = parseXml(decodeXml(bytes));
  if (manifest.name !== 'manifest') throw new PackageError('xml', manifest.name);
  const standard = standardOf(manifest);
  const organization = organizationOf(manifest);
  const items = readItems(manifest, organization, paths);
  const contents = contentsOf(items);
  const first = contents[0];
  if (!first) throw new PackageError('noItems');
  return {
    standard,
    title: textOf(childOf(organization, 'title')).slice(0, 500) || first.title,
    items,
    sequencing: standard === '2004' && contents.length > 1 ? readSequencing(manifest, organization, items) : null,
  };
}
