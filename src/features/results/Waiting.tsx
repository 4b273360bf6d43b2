import { times } from '../../plain/times.ts';

/** Placeholders for some courses while they load. */
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
