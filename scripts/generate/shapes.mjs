/** `lectern-courses` is `LecternCourses`. */
export const pascal = (name) => name.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase());
/** `heading-level` is `headingLevel`. */
export const camel = (name) => name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/** A comment of one line, or of lines of 110 characters if the text is longer. */
export function doc(text) {
  if (text.length <= 110) return `/** ${text} */\n`;
  return `/**\n${text.replace(/(.{1,110})(?: |$)/g, ' * $1\n')} */\n`;
}

/** TypeScript type of an attribute's value. */
export function typeOf({ type, values }) {
  return type === 'enum' ? values.map((value) => `'${value}'`).join(' | ') : type;
}

/** Tags with all their attributes and events, including the common ones. */
export function elementsOf({ tags, common }) {
  return Object.entries(tags).map(([tag, manifest]) => ({
    ...manifest,
    tag,
    name: `${pascal(tag)}Element`,
    attributes: { ...manifest.attributes, ...common.attributes },
    events: { ...manifest.events, ...common.events },
  }));
}

/**
 * All events of the page by name.
 * @throws Error if two tags give one name different details
 */
export function eventsOf(table) {
  const all = {};
  for (const events of [...elementsOf(table).map((element) => element.events), table.pageEvents]) {
    for (const [name, spec] of Object.entries(events)) {
      if (all[name] && all[name].detail !== spec.detail)
        throw new Error(`${name} has two details: ${all[name].detail} and ${spec.detail}`);
      all[name] = spec;
    }
  }
  return all;
}

const homes = { Route: '../../src/routes/route.ts', ErrorCode: '../../src/errorCodes.ts' };

/** Import lines for the project's own types in a generated text. */
export function importsFor(text) {
  return Object.entries(homes)
    .filter(([name]) => new RegExp(`\\b${name}\\b`).test(text))
    .map(([name, home]) => `import type { ${name} } from '${home}';\n`)
    .join('');
}

export const warning =
  'Made by `node scripts/generate.mjs` from widgets/tags.ts; a test fails when it is not up to date.';
