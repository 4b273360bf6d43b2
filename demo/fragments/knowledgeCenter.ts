// A fragment for the place `knowledgeCenter` of the portal, made with Vue 3. It is one file, and the portal knows only its element.
import { createApp, reactive, type App } from 'vue';
import css from './fragment.css';
import { component as KnowledgeCenter } from './KnowledgeCenter.vue';
import type { Told } from './told.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

class KnowledgeCenterElement extends HTMLElement {
  static readonly observedAttributes = ['locale', 'path', 'heading-level'];
  readonly #told: Told = reactive({ locale: 'en-US', path: '/knowledge-center', level: 1 });
  readonly #root = this.attachShadow({ mode: 'open' });
  #app: App | null = null;

  constructor() {
    super();
    // A constructed sheet: the portal's policy allows no inline style.
    this.#root.adoptedStyleSheets = [sheet];
  }

  connectedCallback() {
    const place = document.createElement('div');
    this.#root.replaceChildren(place);
    this.#app = createApp(KnowledgeCenter, { told: this.#told, host: this });
    this.#app.mount(place);
  }

  disconnectedCallback() {
    this.#app?.unmount();
    this.#app = null;
  }

  attributeChangedCallback(name: string, _before: string | null, now: string | null) {
    if (name === 'locale') this.#told.locale = now ?? 'en-US';
    else if (name === 'path') this.#told.path = now ?? '/knowledge-center';
    else this.#told.level = Number(now) || 1;
  }
}

customElements.define('harbour-knowledge-center', KnowledgeCenterElement);
