import { useId } from 'react';
import { useSheet } from '../sheets/sheet.ts';
import css from './check.css';

export interface CheckFieldProps {
  readonly label: string;
  /** Its explanation; read after the name, and not part of it. */
  readonly help: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A check box with an explanation below its name. */
export function CheckField({ label, help, checked, onChange }: CheckFieldProps) {
  useSheet(css);
  const id = useId();
  return (
    <label className="check-field">
      <input
        type="checkbox"
        checked={checked}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-help`}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>
        <span id={`${id}-name`}>{label}</span>
        <span className="check-help muted" id={`${id}-help`}>
          {help}
        </span>
      </span>
    </label>
  );
}
