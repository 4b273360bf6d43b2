import { createElement, type ComponentType } from 'react';
import r2wc from '@r2wc/core';
import { LecternError } from '../errors.ts';
import type { AttributeSpec, Manifest } from '../runtime/manifest.ts';
import type { Options } from '../runtime/options.ts';
import type { Lease, RuntimePort } from '../runtime/port.ts';
import { readoptSheets } from '../ui/sheet.ts';
import { clickedLink, type RouteLink } from './clickedLink.ts';
import { common } from './common.ts';
import { errorEventDetail, type Emit } from './ElementProps.ts';
import { languageAround, watchLanguage } from './languageAround.ts';
import { propertyOf, readAttribute, writeAttribute } from './readAttribute.ts';
import { renderer, view } from './renderer.ts';
import { View } from './View.tsx';

/** What elements are given from outside. */
export interface ElementDeps {
  /** The runtime of the page as it is configured now; made when first asked for. */
  readonly runtime: () => RuntimePort;
  /** What the host configured. */
  readonly options: { readonly getState: () => Options; readonly subscribe: (listener: () => void) => () => void };
}

type Values = Record<string, unknown>;

// Which element of the page owns its address (ELEM-5).
let addressOwner: HTMLElement | null = null;
// Draws those again that were refused it, the first one first.
const waiting = new Set<() => void>();
function freeAddress() {
  addressOwner = null;
  for (const again of waiting) again();
}

/**
 * Makes the class of a tag from its manifest and the component that draws it. r2wc gives the shell (root, mounting);
 * what it gets wrong is done here: values set before the upgrade, booleans, removal, objects, moves, events.
 * @param component is given attributes and properties by their camelCase names, and `emit`
 */
export function elementClass<P extends object>(manifest: Manifest, component: ComponentType<P>, { runtime, options }: ElementDeps): CustomElementConstructor {
  const specs = new Map<string, AttributeSpec>(Object.entries({ ...common.attributes, ...manifest.attributes }));
  const attributeOf = new Map([...specs.keys()].map((name) => [propertyOf(name), name]));
  const fields = [...attributeOf.keys(), ...Object.keys(manifest.properties)];
  const events: Manifest['events'] = { ...common.events, ...manifest.events };
  const Shell = r2wc(component as ComponentType<object>, { shadow: 'open', props: [], events: [] }, renderer) as new () => HTMLElement & {
    connectedCallback(): void;
    disconnectedCallback(): void;
  };

  return class LecternElement extends Shell {
    static readonly observedAttributes = [...specs.keys()];
    readonly #values: Values = {};
    #port: RuntimePort | null = null;
    #lease: Lease | null = null;
    #refused: LecternError | null = null;
    #live = false;
    #scheduled = false;
    #ports = 0;
    #stopOptions = () => {};
    #stopLanguage = () => {};
    readonly #complaints = new Map<string, string>();
    readonly #told = new Set<string>();

    static {
      for (const field of fields) {
        Object.defineProperty(this.prototype, field, {
          configurable: true,
          enumerable: true,
          get(this: LecternElement) {
            return this.#read(field).value;
          },
          set(this: LecternElement, value: unknown) {
            this.#write(field, value);
          },
        });
      }
    }

    override connectedCallback() {
      const own = this as unknown as Values;
      for (const field of fields) {
        if (!Object.hasOwn(this, field)) continue;
        // Set before the class was there: it hides the accessor.
        const value = own[field];
        delete own[field];
        own[field] = value;
      }
      if (this.#live) return this.connectedMoveCallback();
      this.#live = true;
      this.addEventListener('click', this.#onClick);
      this.#stopOptions = options.subscribe(() => this.#attach());
      this.#attach();
      this.connectedMoveCallback();
    }

    override disconnectedCallback() {
      // A move is a removal and an insertion in one task; only what is still out afterwards has gone (ELEM-3).
      queueMicrotask(() => {
        if (!this.isConnected) this.#end();
      });
    }

    connectedMoveCallback() {
      this.#stopLanguage();
      this.#stopLanguage = watchLanguage(this, () => this.#schedule());
      this.#schedule();
    }

    adoptedCallback() {
      readoptSheets(this.shadowRoot!);
    }

    attributeChangedCallback(_name: string, before: string | null, now: string | null) {
      if (before !== now) this.#schedule();
    }

    #read(field: string) {
      const attribute = attributeOf.get(field);
      return attribute ? readAttribute(specs.get(attribute)!, this.getAttribute(attribute)) : { value: this.#values[field], bad: false };
    }

    #write(field: string, value: unknown) {
      const attribute = attributeOf.get(field);
      if (!attribute) {
        if (this.#values[field] !== value) this.#schedule();
        this.#values[field] = value;
        return;
      }
      const text = writeAttribute(specs.get(attribute)!, value);
      if (typeof text === 'string') return this.setAttribute(attribute, text);
      this.removeAttribute(attribute);
      if (text === undefined) this.#complain(attribute, typeof value);
    }

    /** Takes the runtime of the page's options: at the start, and when they name another. */
    #attach() {
      this.#schedule();
      const port = runtime();
      if (port === this.#port) return;
      this.#lease?.release();
      this.#port = port;
      this.#ports++;
      this.#lease = port.lease(this, () => this.#end());
      const needs = manifest.needs ?? 1;
      this.#refused = port.level < needs ? new LecternError('runtime_too_old', `<${this.localName}> needs runtime level ${needs}, the page has ${port.level}`) : null;
      const refused = this.#refused;
      // Told after this task, so that whoever inserts the element can listen first.
      if (refused) queueMicrotask(() => this.#raise(refused));
    }

    #end() {
      if (!this.#live) return;
      this.#live = false;
      this.#told.clear();
      super.disconnectedCallback();
      this.removeEventListener('click', this.#onClick);
      this.#stopOptions();
      this.#stopLanguage();
      this.#lease?.release();
      waiting.delete(this.#schedule);
      if (addressOwner === this) freeAddress();
      this.#port = this.#lease = null;
    }

    /** Draws once, after all changes of this task. */
    readonly #schedule = () => {
      if (this.#scheduled) return;
      this.#scheduled = true;
      queueMicrotask(() => {
        this.#scheduled = false;
        if (this.#live) super.connectedCallback();
      });
    };

    [view]() {
      const port = this.#port!;
      const given: Values = {};
      for (const field of fields) given[field] = this.#checked(field);
      given.routing = this.#routed(given.routing as string);
      return createElement(
        View,
        {
          key: this.#ports,
          root: this.shadowRoot!,
          port,
          namespaces: manifest.namespaces,
          minHeight: manifest.minHeight,
          language: (given.locale as string) || languageAround(this),
          theme: (given.theme as string | undefined) ?? options.getState().theme ?? 'auto',
          headingLevel: given.headingLevel as number,
          refused: this.#refused,
          onError: this.#raise,
          // The code for an address comes late, and says itself when it is there.
          onStart: given.routing === 'hash' ? undefined : this.#start,
          onFailed: this.#stands,
          children: createElement(component as ComponentType<object>, { ...given, emit: this.#emit } as object),
        },
      );
    }

    #checked(field: string) {
      const { value, bad } = this.#read(field);
      const attribute = attributeOf.get(field)!;
      const text = bad ? this.getAttribute(attribute)! : '';
      if (!bad) this.#complaints.delete(attribute);
      else if (this.#complaints.get(attribute) !== text) {
        this.#complaints.set(attribute, text);
        this.#complain(attribute, `"${text}"`);
      }
      return value;
    }

    #complain(attribute: string, given: string) {
      this.#raise(new LecternError('invalid_attribute', `<${this.localName} ${attribute}> cannot be ${given}; its default is taken`));
    }

    /** Where the element keeps its place: as it wants, unless that is the address and it has none there, or another has it. */
    #routed(wanted: string) {
      const wants = wanted !== 'memory';
      const { placeless } = manifest;
      if (wants && (placeless || (addressOwner !== null && addressOwner !== this))) {
        if (!waiting.has(this.#schedule)) this.#complain('routing', `"${wanted}" ${placeless ? 'without a place of its own there' : 'beside another element that has the address'}`);
        waiting.add(this.#schedule);
        return 'memory';
      }
      waiting.delete(this.#schedule);
      if (!wants && addressOwner === this) freeAddress();
      else addressOwner = wants ? this : addressOwner;
      return wanted;
    }

    // ELEM-14
    readonly #start = () => void this.#emit('lectern-loader-start');
    readonly #stands = () => void this.#emit('lectern-ready');

    readonly #raise = (error: LecternError) => {
      this.#emit('lectern-error', error);
      this.#port?.host.report(error);
    };

    readonly #onClick = (event: MouseEvent) => {
      const link = clickedLink(event, this.shadowRoot!);
      if (!link) return;
      const { navigate } = options.getState();
      const free = this.#dispatch('lectern-navigate', link);
      if (!free || navigate) event.preventDefault();
      if (free) navigate?.(link.href, link.route, { replace: false });
    };

    #dispatch(name: `lectern-${string}`, detail: unknown) {
      return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: events[name]?.cancelable ?? false }));
    }

    readonly #emit: Emit = (name, detail) => {
      if (name === 'lectern-ready' || name === 'lectern-loader-start') {
        if (this.#told.has(name)) return true;
        this.#told.add(name);
        if (name === 'lectern-ready') {
          this.#start();
          // Read by `lectern-vitals` later, and by whatever measures the page.
          if (detail) performance.mark(manifest.tag);
        }
        return this.#dispatch(name, {});
      }
      const free = this.#dispatch(name, detail instanceof LecternError ? errorEventDetail(detail) : detail);
      if (free && name === 'lectern-navigate') {
        const { href, route, replace = false } = detail as RouteLink & { readonly replace?: boolean };
        const { navigate } = options.getState();
        if (navigate) navigate(href, route, { replace });
        else location[replace ? 'replace' : 'assign'](href);
      }
      return free;
    };
  };
}
