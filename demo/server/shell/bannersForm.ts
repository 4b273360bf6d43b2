import { html, type Html } from '../http/html.ts';
import type { Language } from '../http/language.ts';
import { mostBanners } from './bannerFields.ts';
import type { TenantBanner } from './tenant.ts';

/** The fault of the typed banners. */
type Fault = 'link' | 'image' | 'period' | null;

/** The form in which administrators edit banners (DASH-9): a row for each, and an empty one for the next. */
export function bannersForm({ text }: Language, banners: readonly TenantBanner[], token: string, fault: Fault): Html {
  const rows: readonly (TenantBanner | null)[] = banners.length < mostBanners ? [...banners, null] : banners;
  const row = (banner: TenantBanner | null, at: number) => {
    const field = (name: 'title' | 'text' | 'link' | 'image' | 'from' | 'until', type: string) => {
      const value = banner?.[name] ?? '';
      return html`<div class="field">
        <label for="banner-${name}-${at}">${text(`settings.banner.${name}`)}</label>
        <input
          id="banner-${name}-${at}"
          name="${name}"
          type="${type}"
          value="${type === 'datetime-local' ? value.slice(0, 16) : value}"
        />
      </div>`;
    };
    return html`<fieldset>
      <legend>${banner ? banner.title : text('settings.banner.new')}</legend>
      <input type="hidden" name="id" value="${banner?.id ?? ''}" />
      ${field('title', 'text')}${field('text', 'text')}${field('link', 'text')}${field('image', 'text')}
      ${field('from', 'datetime-local')}${field('until', 'datetime-local')}
      <div class="field">
        <label for="banner-order-${at}">${text('settings.banner.order')}</label>
        <input id="banner-order-${at}" name="order" type="number" min="1" max="99" value="${at + 1}" />
      </div>
    </fieldset>`;
  };
  return html`<h2 id="banners">${text('settings.banners')}</h2>
    <p class="lead">${text('settings.bannersLead')}</p>
    ${fault && html`<p class="notice" role="alert">${text(`settings.banner.${fault}Wrong`)}</p>`}
    <form method="post" action="/admin/banners" aria-labelledby="banners">
      <input type="hidden" name="token" value="${token}" />
      ${rows.map(row)}
      <div><button>${text('settings.bannersSave')}</button></div>
    </form>`;
}
