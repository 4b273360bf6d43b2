// The switches of the examples without a framework, and the number of files that the page of two scripts has loaded.
import { pageTitle } from '../../hosts/browser/pageTitle.ts';
import { switchPreferences } from '../../hosts/browser/switchPreferences.ts';

switchPreferences();
pageTitle();

const counted = {
  scripts: '/embed/1/lectern.js',
  runtimes: '/chunks/runtime-',
  settings: '/config-ui/config.json',
  persons: '/users/me',
} as const;

if (document.querySelector('#runtimes')) {
  const count = () => {
    const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
    for (const [id, part] of Object.entries(counted)) {
      const output = document.querySelector(`#${id}`);
      const found = addresses.filter((address) => (id === 'persons' ? address.endsWith(part) : address.includes(part)));
      // The bytes of late code are fetched before it is imported (LATE-1): one file has two entries.
      if (output) output.textContent = String(id === 'runtimes' ? new Set(found).size : found.length);
    }
  };
  new PerformanceObserver(count).observe({ type: 'resource', buffered: true });
}
