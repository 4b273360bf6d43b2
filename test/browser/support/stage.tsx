import type { ComponentType } from 'react';
import type { Emit } from '../../../src/port/emit.ts';
import { elementClass } from '../../../src/element/elementClass.tsx';
import type { Manifest } from '../../../src/port/manifest.ts';
import type { Options } from '../../../src/port/options.ts';
import { fakePort, valueStore, type FakePort } from './fakePort.ts';

/** The props of a probe component: those of every element's component, and attributes and properties by their camelCase names. */
export type Seen = {
  readonly routing: 'url' | 'memory';
  readonly headingLevel: number;
  readonly emit: Emit<Manifest>;
} & Readonly<Record<string, unknown>>;

let tags = 0;

/** A manifest for a probe, with one attribute of each type. */
export function probeManifest(more: Partial<Manifest> = {}): Manifest {
  return {
    tag: `lectern-probe-${++tags}`,
    attributes: {
      'label': { type: 'string', default: 'none' },
      'is-open': { type: 'boolean' },
      'is-on': { type: 'boolean', default: true },
      'count': { type: 'number', default: 3 },
      'mode': { type: 'enum', values: ['a', 'b'], default: 'a' },
    },
    properties: ['data', 'task'],
    events: { 'lectern-probe-done': { cancelable: false }, 'lectern-probe-ask': { cancelable: true } },
    namespaces: ['common'],
    firstCalls: [],
    minHeight: 10,
    ...more,
  };
}

export interface Stage {
  readonly tag: string;
  readonly fake: FakePort;
  readonly options: ReturnType<typeof valueStore<Options>>;
  readonly define: () => void;
  /** Props of each drawing, in order. */
  readonly drawn: Seen[];
  readonly make: (attributes?: Readonly<Record<string, string>>) => HTMLElement;
}

/** Creates a separate tag for one test. */
export function stage(
  draw: ComponentType<Seen> = () => null,
  {
    manifest = probeManifest(),
    fake = fakePort(),
    late = false,
  }: { manifest?: Manifest; fake?: FakePort; late?: boolean } = {},
): Stage {
  const drawn: Seen[] = [];
  const options = valueStore<Options>({});
  const Draw = draw;
  const Probe = (props: Seen) => {
    drawn.push(props);
    return <Draw {...props} />;
  };
  const define = () =>
    customElements.define(manifest.tag, elementClass(manifest, Probe, { runtime: () => fake.port, options }));
  if (!late) define();
  return {
    tag: manifest.tag,
    fake,
    options,
    define,
    drawn,
    make: (attributes = {}) => {
      const element = document.createElement(manifest.tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      return element;
    },
  };
}

/** The time that a test waits for something, long enough for a busy machine. A failing test takes as long. In milliseconds. */
const patience = 30_000;

/** Waits until a condition holds. */
export async function until(holds: () => unknown, what = String(holds)): Promise<void> {
  const end = performance.now() + patience;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`never: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Waits for one frame and the work that waits for it. */
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 10)));

/** Waits for two frames: after them all postponed work is done, effects too, however long a frame takes. */
export async function settle(): Promise<void> {
  await frame();
  await frame();
}
