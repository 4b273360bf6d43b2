import { data, html, type Html } from '../hosts/html.ts';
import type { PartnerPage } from './layout.ts';

/**
 * Sets the elements up before they load: where the LMS is, how to get a token, and that links to courses are this site's own. The first
 * token is fetched while the code loads: this script is above all style sheets, because a browser would let it wait for them. When this
 * site's own session has ended, the elements wait until the person signs in again, at most as long as they wait for a token at all (15 s);
 * after that they say so, and can be asked to try again.
 */
export const setUp = ({ nonce, preferences, portalOrigin, person }: PartnerPage): Html =>
  html`<script nonce="${nonce}">
      const ask = (again = '') =>
        fetch('/token' + again, { headers: { 'X-Requested-With': 'XMLHttpRequest' } }).then((reply) =>
          reply.ok ? reply.json() : Promise.reject(new Error('signed out')),
        );
      let first = ${data(person !== null)} ? ask() : undefined;
      first?.catch(() => {});
      const getToken = async ({ reason, signal }) => {
        const token = first ?? ask(reason === 'start' ? '' : '?again=1');
        first = undefined;
        try {
          return (await token).token;
        } catch (error) {
          dispatchEvent(new Event('harbour-ended'));
          await new Promise((goOn, giveUp) => {
            addEventListener('harbour-back', goOn, { signal });
            addEventListener('harbour-later', () => giveUp(error), { signal });
            signal.addEventListener('abort', () => giveUp(error));
          });
          return (await ask()).token;
        }
      };
      const part = encodeURIComponent;
      const asked = (query) => (query ? '?' + query : '');
      const addresses = {
        home: () => '/today',
        courses: ({ query }) => '/training' + asked(query),
        course: ({ objectiveId, review, query }) =>
          '/training/' + part(objectiveId) + (review ? '/review' : '') + asked(query),
        details: ({ objectiveId }) => '/training/' + part(objectiveId) + '/details',
        content: ({ objectiveId, axis, query }) =>
          ['/training', part(objectiveId), 'content', ...axis.map(part)].join('/') + asked(query),
        workflow: ({ objectiveId, workflowId }) => '/training/' + part(objectiveId) + '/work/' + part(workflowId),
        redirect: ({ objectiveId, query }) => '/training/' + part(objectiveId) + '/go' + asked(query),
        catalog: ({ query }) => '/catalog' + asked(query),
        catalogCourse: ({ objectiveId, query }) => '/catalog/' + part(objectiveId) + asked(query),
        results: ({ query }) => '/results' + asked(query),
        calendar: ({ rest }) => '/dates' + (rest && '/' + rest),
        certificate: ({ objectiveId, certificateNumber }) =>
          '/training/' + part(objectiveId) + '/certificate/' + part(certificateNumber),
        publicCertificate: ({ certificateNumber }) =>
          '/certificates' + (certificateNumber && '/' + part(certificateNumber)),
        profile: () => '/profile',
        openCatalog: ({ query }) => '/open' + asked(query),
        openCatalogCourse: ({ objectiveId }) => '/open/' + part(objectiveId),
      };
      globalThis.lectern = {
        options: {
          apiBase: ${data(portalOrigin)},
          theme: ${data(preferences.theme)},
          ...(${data(person !== null)} && { getToken }),
          hrefFor: (route) => addresses[route.name]?.(route) ?? null,
        },
      };
    </script>
    <script type="module" async nonce="${nonce}" src="${portalOrigin}/embed/1/lectern.js"></script>
    <link rel="stylesheet" href="${portalOrigin}/embed/1/lectern.css" crossorigin nonce="${nonce}" />`;
