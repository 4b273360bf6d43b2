import type { Configuration } from '../index.ts';
import type { PageSettings } from './page.ts';

/** The tenant's settings that concern pages. */
export const pageSettings = ({ navigation, learner, dashboardHome }: Configuration): PageSettings => ({
  catalog: navigation.catalog,
  dashboard: learner.dashboard,
  dashboardHome,
});

/** The settings that the page itself contains, before the tenant's settings have loaded: the addresses that show the dashboard. */
export function earlySettings(): PageSettings {
  const places = (document.documentElement.dataset['dashboard'] ?? '').split(' ');
  return { dashboard: places.includes('home'), dashboardHome: places.includes('courses') };
}

/** Whether a module of the tenant fills this page, as the page itself says: then none of our code is loaded in advance (SRV-65). */
export const isElsewhere = () => 'fragment' in document.documentElement.dataset;
