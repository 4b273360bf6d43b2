// `node scripts/locales.mjs [tag…]` prints the faults in the texts of the given languages, or of all languages without a tag.
import { languageFaults } from './locales/languageFaults.mjs';
import { languages } from './locales/namespaces.mjs';

const tags = process.argv.slice(2);
const faults = (tags.length ? tags : languages).flatMap((tag) => languageFaults(tag).map((fault) => `${tag}/${fault}`));
for (const fault of faults) console.log(fault);
console.log(faults.length ? `${faults.length} faults` : 'All texts are in order.');
process.exitCode = faults.length ? 1 : 0;
