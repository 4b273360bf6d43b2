import type { MouseEventHandler, ReactNode, Ref } from 'react';
import css from './button.css';
import { Icon, type IconNode } from './Icon.tsx';
import { useSheet } from './sheet.ts';

/** What buttons and links that look like buttons have in common. */
export interface ButtonProps {
  /** `filled`: the one main action of a view. `quiet`: text alone. `bare`: icon buttons of bars. Outlined otherwise. */
  readonly look?: 'filled' | 'quiet' | 'bare';
  readonly icon?: IconNode;
  /** Icon after the text, such as an arrow; mirrored in right-to-left text. */
  readonly iconEnd?: IconNode;
  readonly flip?: boolean;
  /** The text; with `iconOnly` it becomes the accessible name. */
  readonly children: ReactNode;
  readonly iconOnly?: boolean;
  /** Makes it a link. */
  readonly href?: string | undefined;
  /** Stays focusable and says so, but does not act. */
  readonly disabled?: boolean;
  readonly busy?: boolean;
  readonly type?: 'button' | 'submit';
  readonly part?: string;
  readonly className?: string;
  readonly onClick?: MouseEventHandler<HTMLElement> | undefined;
  readonly ref?: Ref<HTMLElement> | undefined;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-haspopup'?: 'menu' | 'dialog';
  readonly popoverTarget?: string;
  readonly id?: string;
}

/** A button, or with `href` a link that looks like one. */
export function Button({ look, icon, iconEnd, flip, children, iconOnly, href, disabled, busy, type = 'button', className = '', onClick, ref, ...rest }: ButtonProps) {
  useSheet(css);
  const inside = (
    <>
      {icon && <Icon of={icon} {...(iconOnly ? {} : { size: 's' })} flip={flip === true && !iconEnd} />}
      {iconOnly ? <span className="sr">{children}</span> : children}
      {iconEnd && <Icon of={iconEnd} size="s" flip />}
    </>
  );
  const classes = `btn ${look ?? ''}${iconOnly ? ' only' : ''} ${className}`;
  if (href !== undefined) {
    return <a {...rest} className={classes} href={href} onClick={onClick} ref={ref as Ref<HTMLAnchorElement>}>{inside}</a>;
  }
  return (
    <button
      {...rest}
      className={classes}
      type={type}
      aria-disabled={disabled || busy || undefined}
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
  );
}
