import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generated } from '../../scripts/generate.mjs';
import { eventsOf } from '../../scripts/generate/shapes.mjs';
import { references } from '../../widgets/references.ts';
import { tags, type Tag } from '../../widgets/tags.ts';
import { common } from '../../src/port/common.ts';
import { propertyOf, readAttribute } from '../../src/element/readAttribute.ts';
import type { Manifest } from '../../src/port/manifest.ts';

const files = await generated();
const manifests = Object.entries(tags) as [string, Manifest][];

describe('what is made from the table of tags', () => {
  it.each(Object.keys(files))('%s is up to date; else run: node scripts/generate.mjs', (path) => {
    expect(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')).toBe(files[path]);
  });

  it('does not let one event mean two things', () => {
    const clash = { ...common, events: {} };
    const one = { attributes: {}, events: { 'lectern-a': { detail: 'string', cancelable: false, summary: '.' } } };
    const two = { attributes: {}, events: { 'lectern-a': { detail: 'number', cancelable: false, summary: '.' } } };
    expect(() => eventsOf({ tags: { 'lectern-one': one, 'lectern-two': two }, common: clash, pageEvents: {} })).toThrow(
      'lectern-a',
    );
  });
});

it('names every part that a sheet of a host’s can reach, and no others', () => {
  const drawn = new Set<string>();
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.tsx')) continue;
    for (const [, names = ''] of readFileSync(`src/${file}`, 'utf8').matchAll(/\spart="([^"]+)"/g))
      for (const name of names.split(' ')) drawn.add(name);
  }
  // They stand beside the elements, not in one.
  drawn.delete('toasts');
  expect([...new Set(Object.values(references).flatMap(({ parts }) => Object.keys(parts)))].sort()).toEqual(
    [...drawn].sort(),
  );
});

describe.each(manifests)('%s', (tag, manifest) => {
  const { example }: { readonly example: string } = references[tag as Tag];
  const attributes = { ...manifest.attributes, ...common.attributes };
  const fields = [...Object.keys(attributes).map(propertyOf), ...manifest.properties];

  it('stands under its own tag', () => {
    expect(manifest.tag).toBe(tag);
  });

  it('redefines nothing that all elements have, and names nothing twice', () => {
    expect(Object.keys(manifest.attributes).filter((name) => name in common.attributes)).toEqual([]);
    expect(Object.keys(manifest.events).filter((name) => name in common.events)).toEqual([]);
    expect(new Set(fields).size).toBe(fields.length);
  });

  it('has names that HTML can write', () => {
    for (const name of Object.keys(attributes)) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const name of Object.keys(manifest.events)) expect(name).toMatch(/^lectern(-[a-z]+)+$/);
  });

  it('has defaults that fit their types', () => {
    for (const [name, { type, values, default: byDefault }] of Object.entries(attributes) as [
      string,
      Manifest['attributes'][string],
    ][]) {
      if (byDefault === undefined) continue;
      if (type === 'enum') expect(values, name).toContain(byDefault);
      else expect(typeof byDefault, name).toBe(type);
    }
  });

  it('has an example of its own tag, whose attributes are its own and say what they can', () => {
    const { written = '', body } =
      /^<(?<tag>[\w-]+)(?<written>[^>]*)>(?<body>[^]*)<\/\k<tag>>$/.exec(example)?.groups ?? {};
    expect(body).toBeDefined();
    expect(example).toContain(`<${tag} `);
    const said = [...written.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)];
    expect(said.map(([text]) => text).join('')).toBe(written);
    for (const [, name = '', value = ''] of said) {
      expect(Object.keys(attributes)).toContain(name);
      expect(
        readAttribute(attributes[name as keyof typeof attributes] as Manifest['attributes'][string], value).bad,
        name,
      ).toBe(false);
    }
  });

  it('asks first below the API base alone', () => {
    for (const call of manifest.firstCalls) expect(call).toMatch(/^\/[a-z]/);
  });
});
