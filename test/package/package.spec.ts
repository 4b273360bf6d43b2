import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const { exports: entries, sideEffects } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  exports: Record<string, Record<string, string>>;
  sideEffects: unknown;
};

// A project that has the package installed, and nothing else of ours.
const project = mkdtempSync(join(tmpdir(), 'lectern-consumer-'));
mkdirSync(join(project, 'node_modules/@types'), { recursive: true });
symlinkSync(root, join(project, 'node_modules/lectern'), 'dir');
for (const name of ['@types/react', 'vue'])
  symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name), 'dir');
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Complaints of TypeScript about a program of that project. */
function complaints(name: string, code: string): Promise<string> {
  writeFileSync(join(project, name), code);
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--target',
    'es2022',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--jsx',
    'react-jsx',
  ];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'node_modules/typescript/bin/tsc'), ...options, name],
      { cwd: project },
      (_error, stdout) => resolve(stdout),
    );
  });
}

describe('the package', () => {
  it('has every file it names', () => {
    for (const [name, files] of Object.entries(entries))
      for (const file of Object.values(files)) expect(existsSync(join(root, file)), `${name}: ${file}`).toBe(true);
  });

  it('offers each element by itself', () => {
    const names = readdirSync(join(root, 'widgets/entries')).map((file) => file.replace(/^lectern-|\.tsx?$/g, ''));
    expect(
      Object.keys(entries)
        .flatMap((name) => /^\.\/define\/(.*)$/.exec(name)?.[1] ?? [])
        .sort(),
    ).toEqual(names.sort());
  });

  it.each(Object.entries(entries).flatMap(([name, files]) => (files['default'] ? [[name, files['default']]] : [])))(
    '%s can be imported where there is no window, and does nothing there',
    async (_name, file) => {
      expect(typeof document).toBe('undefined');
      // What Vue itself leaves there is Vue's; Node keeps its own fetch there when it is first looked at.
      const globals = () => Reflect.ownKeys(globalThis).filter((name) => !/^__VUE|undici/.test(String(name)));
      const before = globals();
      const { configure, define } = (await import(join(root, file!))) as {
        readonly configure?: (options: object) => void;
        readonly define?: () => unknown;
      };
      expect(globals()).toEqual(before);
      configure?.({ theme: 'auto' });
      // There are no tags to be had.
      expect(define?.() || false).toBe(false);
    },
  );

  it('keeps what has an effect by being imported, and nothing else', () => {
    expect(sideEffects).toEqual([entries['./define']!['default']]);
  });

  it('compiles what the guide for hosts says to those who take it from here', async () => {
    const snippets = [
      ...readFileSync(join(root, 'docs/guides/embedding.md'), 'utf8').matchAll(/^```(tsx?)\n([\s\S]*?)^```/gm),
    ];
    expect(snippets.length).toBeGreaterThanOrEqual(2);
    for (const [, kind = '', code = ''] of snippets) expect(await complaints(`guide.${kind}`, code)).toBe('');
  }, 60_000);

  it('has types that a strict project takes', async () => {
    const code = `import { configure, define, type Options } from 'lectern';
import { define as defineCourses } from 'lectern/define/courses';
import type {} from 'lectern/elements';
const options: Options = {
  apiBase: 'https://lms.example',
  getToken: async ({ reason }) => reason,
  hrefFor: (route) => '/training/' + route.name,
};
configure(options);
define();
defineCourses();
const list = document.querySelector('lectern-courses');
list?.addEventListener('lectern-navigate', (event) => console.log(event.detail.href.length));
`;
    expect(await complaints('sound.ts', code)).toBe('');
    expect(
      await complaints('wrong.ts', code.replace("'https://lms.example'", '5').replace('href.length', 'link')),
    ).toMatch(/(TS2322[\s\S]*TS2339)/);
  }, 60_000);

  it('has types of the protocol between a framed page and its host', async () => {
    const code = `import type { FrameMessage } from 'lectern/protocol';
export const heightOf = (message: FrameMessage): number | null => (message.name === 'size' ? message.body.height : null);
`;
    expect(await complaints('sound.ts', code)).toBe('');
    expect(await complaints('wrong.ts', code.replace('body.height', 'body.width.length'))).toMatch(/TS2339/);
  }, 60_000);

  it('has types for the tags in React', async () => {
    const code = (attribute: string) =>
      `import 'react';\nimport type {} from 'lectern/react';\nexport const list = <lectern-courses ${attribute} />;\n`;
    expect(await complaints('sound.tsx', code('theme="dark" heading-level={2}'))).toBe('');
    expect(await complaints('wrong.tsx', code('theme="blue"'))).toMatch(/TS2322/);
    const component = (props: string) =>
      `import { LecternPlayer } from 'lectern/react';\nexport const player = <LecternPlayer objectiveId="b7" ${props} />;\n`;
    expect(
      await complaints('sound.tsx', component('onCourseFinished={({ detail }) => detail.workflowId.length}')),
    ).toBe('');
    expect(await complaints('wrong.tsx', component('headingLevel="two"'))).toMatch(/TS2322/);
  }, 60_000);
});
