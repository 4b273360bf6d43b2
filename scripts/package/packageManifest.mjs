// The fields that a partner's npm and bundler read. The rest (scripts, our tools, `private`) concerns only this repository.
const PUBLIC = [
  'name',
  'version',
  'description',
  'keywords',
  'license',
  'author',
  'type',
  'sideEffects',
  'exports',
  'customElements',
  'files',
  'peerDependencies',
  'peerDependenciesMeta',
];

/** The package's own package.json, made from the repository's. */
export function packageManifest(repository) {
  return Object.fromEntries(PUBLIC.map((key) => [key, repository[key]]));
}
