import type { ComponentType } from 'react';
import r2wc from '@r2wc/core';
import type { Manifest } from '../port/manifest.ts';
import { readoptSheets } from '../ui/sheets/sheet.ts';
import { createElementLife, type ElementDeps } from './createElementLife.ts';
import { elementTraits } from './elementTraits.ts';
import { renderer, view } from './renderer.ts';

interface ShellElement extends HTMLElement {
  readonly container: ShadowRoot;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/**
 * Makes the class of a tag from its manifest and the component that draws it. r2wc provides the shell (root, mounting). The rest is done
 * here: values set before the upgrade, booleans, removal, objects, moves, events.
 * @param component gets attributes and properties by their camelCase names, and `emit`
 */
export function elementClass<P extends object>(
  manifest: Manifest,
  component: ComponentType<P>,
  deps: ElementDeps,
): CustomElementConstructor {
  const traits = elementTraits(manifest);
  const { attributes, writtenFor, fields } = traits;
  const shown = component as ComponentType<object>;
  const Shell = r2wc(shown, { shadow: 'open', props: [], events: [] }, renderer) as unknown as new () => ShellElement;

  return class LecternElement extends Shell {
    static readonly observedAttributes = [...[...attributes.values()].map(({ name }) => name), ...writtenFor.keys()];
    readonly #life = createElementLife(
      {
        element: this,
        root: this.container,
        draw: () => super.connectedCallback(),
        clear: () => super.disconnectedCallback(),
      },
      traits,
      shown,
      deps,
    );

    static {
      for (const field of fields) {
        Object.defineProperty(this.prototype, field, {
          configurable: true,
          enumerable: true,
          get(this: LecternElement) {
            return this.#life.values.read(field);
          },
          set(this: LecternElement, value: unknown) {
            this.#life.values.write(field, value);
          },
        });
      }
    }

    override connectedCallback() {
      const own = this as unknown as Record<string, unknown>;
      for (const field of fields) {
        if (!Object.hasOwn(this, field)) continue;
        // A value that was set before the class existed hides the accessor.
        const value = own[field];
        delete own[field];
        own[field] = value;
      }
      this.#life.connected();
    }

    override disconnectedCallback() {
      // A move is a removal and an insertion in one task, so only an element that is still out afterwards has left (ELEM-3). Ending it
      // takes a while, and the page first draws its replacement.
      setTimeout(() => {
        if (!this.isConnected) this.#life.end();
      });
    }

    connectedMoveCallback() {
      this.#life.moved();
    }

    /** The element ends when it leaves its document, and starts again when it comes back (ELEM-21). */
    adoptedCallback() {
      this.#life.end();
      readoptSheets(this.container);
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null) {
      const meant = writtenFor.get(name);
      if (meant && now !== null) {
        this.removeAttribute(name);
        this.setAttribute(meant, now);
      } else if (before !== now) this.#life.schedule();
    }

    [view]() {
      return this.#life.view();
    }
  };
}
