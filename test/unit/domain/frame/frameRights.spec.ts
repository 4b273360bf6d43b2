// What frames may do, in code and in the guide (FRAMED-5 to FRAMED-7).
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allowOf, askable, frameRights, sandboxOf, type FrameKind } from '../../../../src/domain/frame/frameRights.ts';

const guide = readFileSync(new URL('../../../../docs/guides/frames.md', import.meta.url), 'utf8');
const kinds = Object.keys(frameRights) as FrameKind[];

describe('the rights of frames', () => {
  it('FRAMED-6 stand in the guide as they stand in code', () => {
    const rows = [...guide.matchAll(/^\| `(\w+)` \|(.*)\|(.*)\|(.*)\|$/gm)].map(([, ...cells]) =>
      cells.map((cell) => cell.trim()),
    );
    expect(rows).toEqual(
      kinds.map((kind) => [kind, sandboxOf(kind), allowOf(kind), frameRights[kind].asked.join(', ')]),
    );
  });

  it('FRAMED-6 each token and feature has its reason', () => {
    const reasons = guide.slice(guide.indexOf('## Why')).replace(/\|[^|\n]*\|$/gm, '');
    const used = kinds.flatMap((kind) => [
      ...frameRights[kind].sandbox,
      ...frameRights[kind].allow,
      ...frameRights[kind].asked,
    ]);
    expect([...new Set(used)].filter((name) => !reasons.includes(name))).toEqual([]);
  });

  it.each(kinds)('FRAMED-5 %s leads the page around it nowhere, and shows none of its dialogs as ours', (kind) => {
    expect(sandboxOf(kind)).not.toMatch(/top-navigation|allow-pointer-lock|allow-presentation|allow-storage-access/);
  });

  it.each([
    ['nothing was asked', [], 'https://tool.example', ''],
    ['the camera', ['camera'], 'https://tool.example', 'camera https://tool.example'],
    ['what no tool may have', ['geolocation', 'payment', 'unload', 'camera *'], 'https://tool.example', ''],
    [
      'an order of its own',
      ['microphone', 'camera'],
      'https://tool.example',
      'camera https://tool.example; microphone https://tool.example',
    ],
    ['an origin that is not told', ['camera'], null, 'camera'],
  ] as const)('FRAMED-7 a tool gets what it asked for and may have: %s', (_, asked, origin, allow) => {
    expect(allowOf('tool13', asked, origin)).toBe(allow);
  });

  it('FRAMED-7 a package may always use `unload`, and a tool never', () => {
    expect(allowOf('scorm')).toBe('unload');
    expect(allowOf('tool11', [...askable], 'https://a.example')).not.toContain('unload');
  });
});

/** Files of code that make a frame; texts of authors are none. */
const framers = ['src', 'widgets', 'demo'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\/(states|seed)\//.test(file))
    .filter((file) => /<iframe\b|(createElement|make)\('iframe'/.test(readFileSync(file, 'utf8'))),
);

it('FRAMED-6 every file that makes a frame is named in the guide, and no other', () => {
  const places = guide.split('## Where they are made')[1]?.split('\n## ')[0] ?? '';
  const named = [...places.matchAll(/`([\w/.-]+\.tsx?)`/g)].map(([, file]) => file);
  expect([...named].sort()).toEqual([...framers].sort());
  expect(framers.length).toBeGreaterThan(5);
});
