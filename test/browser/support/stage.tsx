import type { ComponentType } from 'react';
import type { ElementProps } from '../../../src/element/ElementProps.ts';
import { elementClass } from '../../../src/element/elementClass.tsx';
import type { Manifest } from '../../../src/runtime/manifest.ts';
import type { Options } from '../../../src/runtime/options.ts';
import { fakePort, valueStore, type FakePort } from './fakePort.ts';

/** What a probe component sees. */
export type Seen = ElementProps & Readonly<Record<string, unknown>>;

let tags = 0;

/** A manifest for a probe, with one attribute of each type. */
export function probeManifest(more: Partial<Manifest> = {}): Manifest {
  return {
    tag: `lectern-probe-${++tags}`,
    summary: 'Probe.',
    example: '',
    attributes: {
      'label': { type: 'string', default: 'none', summary: '.' },
      'is-open': { type: 'boolean', summary: '.' },
      'is-on': { type: 'boolean', default: true, summary: '.' },
      'count': { type: 'number', default: 3, summary: '.' },
      'mode': { type: 'enum', values: ['a', 'b'], default: 'a', summary: '.' },
    },
    properties: { data: { type: 'object', summary: '.' }, task: { type: '() => void', summary: '.' } },
    events: { 'lectern-probe-done': { detail: '{ readonly id: string }', cancelable: false, summary: '.' }, 'lectern-probe-ask': { detail: 'null', cancelable: true, summary: '.' } },
    slots: {},
    parts: {},
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

/** A tag of its own for one test. */
export function stage(draw: ComponentType<Seen> = () => null, { manifest = probeManifest(), fake = fakePort(), late = false }: { manifest?: Manifest; fake?: FakePort; late?: boolean } = {}): Stage {
  const drawn: Seen[] = [];
  const options = valueStore<Options>({});
  const Draw = draw;
  const Probe = (props: Seen) => {
    drawn.push(props);
    return <Draw {...props} />;
  };
  const define = () => customElements.define(manifest.tag, elementClass(manifest, Probe, { runtime: () => fake.port, options }));
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

/** Waits until something holds. */
export async function until(holds: () => unknown, what = String(holds)): Promise<void> {
  const end = performance.now() + 3000;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`never: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Two turns of the task queue: all that was put off has happened. */
export const settle = () => new Promise((resolve) => setTimeout(() => setTimeout(resolve, 10), 10));
