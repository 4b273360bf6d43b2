// A fragment for the place `promoBanners` of the portal, without a framework: as small as a fragment can be.
import css from './fragment.css';
import { goTo } from './goTo.ts';
import { isPlainClick } from './isPlainClick.ts';

const texts = {
  en: {
    title: 'Tip of the week',
    text: 'Notes that you write in your own words stay twice as long.',
    link: 'Read how',
  },
  ar: { title: 'نصيحة الأسبوع', text: 'الملاحظات التي تكتبها بكلماتك تبقى ضعف المدة.', link: 'اقرأ كيف' },
} as const;
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

const make = <K extends keyof HTMLElementTagNameMap>(name: K, text = '') =>
  Object.assign(document.createElement(name), { textContent: text });

class TipElement extends HTMLElement {
  static readonly observedAttributes = ['locale', 'heading-level'];
  readonly #root = this.attachShadow({ mode: 'open' });

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [sheet];
  }

  attributeChangedCallback() {
    if (this.isConnected) this.connectedCallback();
  }

  connectedCallback() {
    const { title, text, link } = texts[this.getAttribute('locale')?.startsWith('ar') ? 'ar' : 'en'];
    const level = Math.min(Math.max(Number(this.getAttribute('heading-level')) || 2, 1), 6) as 1 | 2 | 3 | 4 | 5 | 6;
    const href = '/learn/knowledge-center/notes';
    const more = Object.assign(make('a', link), { href });
    more.addEventListener('click', (event) => {
      if (isPlainClick(event) && goTo(this, href)) event.preventDefault();
    });
    const box = Object.assign(make('div'), { className: 'box tip' });
    box.append(make(`h${level}`, title), make('p', text), more);
    this.#root.replaceChildren(box);
  }
}

customElements.define('harbour-tip', TipElement);
