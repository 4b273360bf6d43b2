import type { ComponentType } from 'react';
import { defineElement } from '../../src/element/defineElement.ts';
import { elementClass } from '../../src/element/elementClass.tsx';
import { mountOutlet } from '../../src/element/mountOutlet.tsx';
import type { Browser } from '../../src/web/browser.ts';
import { createRuntime } from '../../src/runtime/createRuntime.ts';
import type { FeatureState } from './featureState.ts';
import type { Manifest } from '../../src/port/manifest.ts';
import type { Options } from '../../src/port/options.ts';
import { memoryKeeping } from './memoryKeeping.ts';
import { memoryStorage } from './memoryStorage.ts';
import { scriptedServer } from './scriptedFetch.ts';

/** An element with its manifest and the states it can be in. */
export interface Exhibit {
  readonly manifest: Manifest;
  readonly states: readonly FeatureState[];
  readonly load: () => Promise<ComponentType<never>>;
}

export interface Staged {
  readonly element: HTMLElement;
  /** The requests of the element to its server. */
  readonly asked: readonly string[];
  /** Queries of the same calls, in the same order. */
  readonly queries: readonly URLSearchParams[];
  /** Fulfilled once the state is reached. */
  readonly settled: Promise<void>;
  readonly destroy: () => void;
}

let count = 0;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function until(element: HTMLElement, selector: string, signal: AbortSignal): Promise<HTMLElement> {
  for (const end = performance.now() + 15_000; performance.now() < end && !signal.aborted; await wait(20)) {
    const found = element.shadowRoot?.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  throw new Error(`no ${selector}`);
}

/** Writes like a person who replaces the text of a field. */
function write(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/**
 * Brings the real element, with its own runtime, into a state. Only `fetch` and the connection are simulated.
 * @param options language, theme and so on, as a host configures them; `storage` contains the data of earlier pages; `toasts` draws the
 * page's outlet too
 */
export async function stageState(
  exhibit: Exhibit,
  state: FeatureState,
  place: HTMLElement,
  {
    storage = memoryStorage(),
    toasts = false,
    ...options
  }: Options & {
    readonly attributes?: Readonly<Record<string, string>>;
    readonly storage?: Storage;
    readonly toasts?: boolean;
  } = {},
): Promise<Staged> {
  const component = await exhibit.load();
  const server = scriptedServer(state);
  const ending = new AbortController();
  let online = state.offline !== 'start';
  const navigatorOfState = {
    get onLine() {
      return online;
    },
    locks: navigator.locks,
  };
  const browser = {
    fetch: server.fetch,
    location,
    document,
    performance,
    crypto,
    localStorage: storage,
    sessionStorage: memoryStorage(),
    addEventListener: addEventListener.bind(window),
    removeEventListener: removeEventListener.bind(window),
    open: open.bind(window),
    navigator: navigatorOfState,
    BroadcastChannel,
  } as unknown as Browser;
  const runtime = createRuntime(options, { browser, ...(toasts && { outlet: async () => mountOutlet }) });
  const kept = state.keeps && memoryKeeping(state.keeps);
  if (kept) Object.assign(runtime.port, { keeping: async () => kept });
  for (const [key, value] of Object.entries(state.stored ?? {})) runtime.port.storage.set(key, value);
  const tag = `${exhibit.manifest.tag}-state-${++count}`;
  const given: Options = options;
  defineElement(tag, () =>
    elementClass(exhibit.manifest, component as ComponentType<object>, {
      runtime: () => runtime.port,
      options: { getState: () => given, subscribe: () => () => undefined },
    }),
  );
  const element = document.createElement(tag);
  // Set explicitly, since the language of the page around it would have priority over the options.
  const locale = options.locale ?? 'en-US';
  for (const [name, value] of Object.entries({ locale, ...state.attributes, ...options.attributes }))
    element.setAttribute(name, value);
  place.append(element);

  const reach = async () => {
    if (state.offline === 'later') {
      await until(element, '.card .whole, [role=treeitem], h1, h2', ending.signal);
      await wait(3500); // by now the element has fetched its code for failures
      online = false;
      server.cut();
      dispatchEvent(new Event('offline'));
    }
    for (const step of state.clicks ?? []) {
      const [selector, text]: readonly [string, string?] = typeof step === 'string' ? [step] : step;
      const found = await until(element, selector, ending.signal);
      if (text === undefined) found.click();
      else write(found as HTMLTextAreaElement, text);
    }
    await until(element, state.settled, ending.signal);
  };
  return {
    element,
    asked: server.asked,
    queries: server.queries,
    settled: reach(),
    destroy: () => {
      ending.abort();
      // While the element still listens; otherwise the next state would stay without a connection.
      if (state.offline) dispatchEvent(new Event('online'));
      element.remove();
      runtime.destroy();
    },
  };
}
