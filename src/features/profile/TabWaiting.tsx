import { classes } from './profile.css';

/** A tab whose code or data is loading. */
export function TabWaiting({ label }: { readonly label: string }) {
  return (
    <div className={classes['profile-wait']} role="status" aria-label={label}>
      <i />
      <i />
    </div>
  );
}
