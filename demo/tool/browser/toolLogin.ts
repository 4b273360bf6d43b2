import type { LoginData } from '../pages.ts';
import { platformPage } from './platform.ts';

// A launch begins here: what proves later that it began in this browser is kept with the platform's page, which works without cookies.
const place = document.querySelector<HTMLElement>('#login');
const data = JSON.parse(place?.dataset['login'] ?? '{}') as LoginData;
if (data.storage && window.parent !== window)
  await platformPage(data.platform, data.storage).ask('lti.put_data', { key: `state-${data.key}`, value: data.state });
location.replace(data.address);
