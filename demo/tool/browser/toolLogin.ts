import type { LoginData } from '../pages.ts';
import { platformPage } from './platform.ts';

// A launch begins here. The platform's page keeps the state that later proves that it began in this browser, which works without cookies.
const place = document.querySelector<HTMLElement>('#login');
const data = JSON.parse(place?.dataset['login'] ?? '{}') as LoginData;
if (data.storage && window.parent !== window)
  await platformPage(data.platform, data.storage).ask('lti.put_data', { key: `state-${data.key}`, value: data.state });
location.replace(data.address);
