import { createElement, type ComponentType, type ReactNode } from 'react';
import { LecternError } from '../errors.ts';
import type { Manifest } from '../port/manifest.ts';
import type { Options } from '../port/options.ts';
import type { Lease, RuntimePort } from '../port/port.ts';
import { leaveAddress, routingOf } from './addressOwner.ts';
import { createElementEvents } from './createElementEvents.ts';
import { createElementValues, type ElementValues } from './createElementValues.ts';
import type { ElementTraits } from './elementTraits.ts';
import { languageAround, watchLanguage } from './languageAround.ts';
import { reopenDialogs } from './reopenDialogs.ts';
import { View } from './View.tsx';

/** The page's runtime and options, for all elements. */
export interface ElementDeps {
  /** The page's runtime for the current options; created at the first call. */
  readonly runtime: () => RuntimePort;
  /** The host's options. */
  readonly options: { readonly getState: () => Options; readonly subscribe: (listener: () => void) => () => void };
}

/** One element with its shadow root and its renderer. */
export interface Body {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  /** Renders the result of `view`. */
  readonly draw: () => void;
  readonly clear: () => void;
}

/** The life of one element, from its first insertion to its end. */
export interface ElementLife {
  readonly values: ElementValues;
  /** The element was inserted, or moved by a removal and an insertion. */
  readonly connected: () => void;
  /** The element is now at another place of the page. */
  readonly moved: () => void;
  /** Draws once, after all changes of this task. */
  readonly schedule: () => void;
  readonly end: () => void;
  readonly view: () => ReactNode;
}

/** Returns why a runtime cannot run an element: a runtime that another script made may lack what the element needs (RUN-3). */
function lackOf({ localName }: HTMLElement, { needs = 1 }: Manifest, { level }: RuntimePort): LecternError | null {
  if (level >= needs) return null;
  return new LecternError('runtime_too_old', `<${localName}> needs runtime level ${needs}, the page has ${level}`);
}

function invalidAttribute({ localName }: HTMLElement, attribute: string, given: string): LecternError {
  return new LecternError('invalid_attribute', `<${localName} ${attribute}> cannot be ${given}; its default is taken`);
}

/** Makes the life of one element: its runtime, its place in the address, its values and events, and when it is drawn. */
export function createElementLife(
  { element, root, draw, clear }: Body,
  traits: ElementTraits,
  component: ComponentType<object>,
  { runtime, options }: ElementDeps,
): ElementLife {
  const { manifest } = traits;
  let port: RuntimePort | null = null;
  let lease: Lease | null = null;
  let refused: LecternError | null = null;
  let [isLive, isScheduled, ports] = [false, false, 0];
  let stopOptions = () => {};
  let stopLanguage = () => {};

  const { emit, start, stands, onClick, forget } = createElementEvents(element, root, traits, options.getState);
  const raise = (error: LecternError) => {
    emit('lectern-error', error);
    (port ?? runtime()).host.report(error);
  };
  const complain = (attribute: string, given: string) => raise(invalidAttribute(element, attribute, given));
  const values = createElementValues(element, traits, schedule, complain);

  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      if (isLive && element.isConnected) draw();
    });
  }

  /** Takes the runtime that belongs to the page's options: at the start, and when the options lead to another runtime. */
  function attach() {
    schedule();
    const next = runtime();
    if (next === port) return;
    lease?.release();
    port = next;
    ports++;
    lease = next.lease(element, end);
    const error = lackOf(element, manifest, next);
    refused = error;
    // Raised after this task, so that the script that inserts the element can add its listeners first.
    if (error) queueMicrotask(() => raise(error));
  }

  function moved() {
    stopLanguage();
    stopLanguage = watchLanguage(element, schedule);
    schedule();
  }

  /** A browser cannot create nodes of one document for another (ELEM-21). */
  const refuseDocument = () =>
    import('./showOtherDocument.ts').then(({ showOtherDocument }) => {
      // The element may have returned in the meantime.
      if (element.ownerDocument !== document) raise(showOtherDocument(element, root, runtime()));
    }, raise);

  function connected() {
    if (element.ownerDocument !== document) return void refuseDocument();
    if (isLive) reopenDialogs(root);
    else {
      isLive = true;
      root.replaceChildren();
      element.addEventListener('click', onClick);
      stopOptions = options.subscribe(attach);
      attach();
    }
    moved();
  }

  function end() {
    if (!isLive) return;
    isLive = false;
    forget();
    clear();
    element.removeEventListener('click', onClick);
    stopOptions();
    stopLanguage();
    lease?.release();
    leaveAddress(element, schedule);
    port = lease = null;
  }

  return {
    values,
    connected,
    moved,
    schedule,
    end,
    view: () => {
      if (!port) return null;
      const given = values.all();
      const routing = routingOf(element, schedule, given.routing as string, manifest.placeless, (why) =>
        complain('routing', why),
      );
      return createElement(View, {
        key: ports,
        root,
        port,
        namespaces: manifest.namespaces,
        minHeight: manifest.minHeight,
        language: (given.locale as string) || languageAround(element),
        theme: (given.theme as string | undefined) ?? options.getState().theme ?? 'auto',
        headingLevel: given.headingLevel as number,
        refused,
        onError: raise,
        // With `hash`, the code for the address is lazy, and raises the event itself.
        onStart: routing === 'hash' ? undefined : start,
        onFailed: stands,
        children: createElement(component, { ...given, routing, emit } as object),
      });
    },
  };
}
