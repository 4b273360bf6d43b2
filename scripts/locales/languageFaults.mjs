import { localeFaults } from './localeFaults.mjs';
import { metaFaults } from './metaFaults.mjs';
import { META, namespaces } from './namespaces.mjs';
import { readTexts } from './readTexts.mjs';

/** The faults of all files of a language, each with the file's name before it. */
export function languageFaults(tag) {
  const meta = readTexts(tag, META);
  const same = meta?.same ?? [];
  const ofFile = (name) => {
    const texts = readTexts(tag, name);
    if (!texts) return [`${name}: missing`];
    const keys = same.filter((key) => key.startsWith(`${name}/`)).map((key) => key.slice(name.length + 1));
    return localeFaults(tag, texts, readTexts('en-US', name), tag.startsWith('en-') ? null : keys).map(
      (fault) => `${name}: ${fault}`,
    );
  };
  return [...metaFaults(meta, readTexts('en-US', META)), ...namespaces.flatMap(ofFile)];
}
