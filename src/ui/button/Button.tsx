import { useId, type MouseEventHandler, type ReactNode, type Ref } from 'react';
import css from './button.css';
import { Icon, type IconNode } from '../text/Icon.tsx';
import { useSheet } from '../sheets/sheet.ts';

/** The properties that buttons and links that look like buttons share. */
export interface ButtonProps {
  /** `filled`: the one main action of a view. `quiet`: only text. `bare`: icon buttons of bars. Outlined otherwise. */
  readonly 'look'?: 'filled' | 'quiet' | 'bare';
  readonly 'icon'?: IconNode;
  /** Icon after the text, such as an arrow; mirrored in right-to-left text. */
  readonly 'iconEnd'?: IconNode;
  readonly 'flip'?: boolean;
  /** The text; with `iconOnly` it becomes the accessible name. */
  readonly 'children': ReactNode;
  readonly 'iconOnly'?: boolean;
  /** Makes it a link. */
  readonly 'href'?: string | undefined;
  readonly 'target'?: string;
  readonly 'rel'?: string;
  /** Stays focusable and is announced as disabled, but does not act. */
  readonly 'disabled'?: boolean;
  /**
   * The reason why the action is not possible now: it disables the button, is shown beside it and describes it to screen readers. A link
   * becomes a button then.
   */
  readonly 'reason'?: ReactNode;
  readonly 'busy'?: boolean;
  readonly 'type'?: 'button' | 'submit';
  readonly 'part'?: string;
  readonly 'className'?: string;
  readonly 'onClick'?: MouseEventHandler<HTMLElement> | undefined;
  readonly 'ref'?: Ref<HTMLElement> | undefined;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-pressed'?: boolean;
  readonly 'aria-controls'?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-haspopup'?: 'menu' | 'dialog';
  readonly 'popoverTarget'?: string;
  readonly 'id'?: string;
}

/** A button, or with `href` a link that looks like one; disabled with a `reason`, it says why (BTN-10). */
export function Button({
  look,
  icon,
  iconEnd,
  flip,
  children,
  iconOnly,
  href,
  reason,
  disabled = Boolean(reason),
  busy,
  type = 'button',
  className = '',
  onClick,
  ref,
  ...rest
}: ButtonProps) {
  useSheet(css);
  const why = useId();
  const inside = (
    <>
      {icon && <Icon of={icon} {...(iconOnly ? {} : { size: 's' })} flip={flip === true && !iconEnd} />}
      {iconOnly ? <span className="sr">{children}</span> : children}
      {iconEnd && <Icon of={iconEnd} size="s" flip />}
    </>
  );
  const classes = `btn ${look ?? ''}${iconOnly ? ' only' : ''} ${className}`;
  if (href !== undefined && !reason) {
    return (
      <a {...rest} className={classes} href={href} onClick={onClick} ref={ref as Ref<HTMLAnchorElement>}>
        {inside}
      </a>
    );
  }
  return (
    <>
      <button
        {...rest}
        className={classes}
        type={type}
        aria-disabled={disabled || busy || undefined}
        aria-describedby={reason ? `${why} ${rest['aria-describedby'] ?? ''}`.trim() : rest['aria-describedby']}
        aria-busy={busy || undefined}
        title={iconOnly && typeof children === 'string' ? children : undefined}
        onClick={(event) => {
          if (disabled || busy) event.preventDefault();
          else onClick?.(event);
        }}
        ref={ref as Ref<HTMLButtonElement>}
      >
        {inside}
      </button>
      {reason && (
        <span className="reason" id={why}>
          {reason}
        </span>
      )}
    </>
  );
}
