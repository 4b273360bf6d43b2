import { times } from '../../plain/times.ts';

/** The space of some courses while they are waited for. */
export const Waiting = () => (
  <ul className="ledger ledger-waiting" aria-hidden="true">
    {times(6, (at) => (
      <li key={at} className="ledger-row">
        <i />
        <i />
      </li>
    ))}
  </ul>
);
