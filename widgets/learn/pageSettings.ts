import type { Configuration } from '../index.ts';
import type { PageSettings } from './page.ts';

/** What the tenant's settings say of pages. */
export const pageSettings = ({ navigation, learner, dashboardHome }: Configuration): PageSettings => ({
  catalog: navigation.catalog,
  dashboard: learner.dashboard,
  dashboardHome,
});

/** The same as far as the page itself tells it, before the settings are there: which of its addresses show the dashboard. */
export function earlySettings(): PageSettings {
  const places = (document.documentElement.dataset['dashboard'] ?? '').split(' ');
  return { dashboard: places.includes('home'), dashboardHome: places.includes('courses') };
}

/** A module of the tenant fills this page, as the page itself tells: nothing of ours is loaded ahead (SRV-65). */
export const isElsewhere = () => 'fragment' in document.documentElement.dataset;
