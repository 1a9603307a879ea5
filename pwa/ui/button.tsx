import './button.css'
import { type AnchorHTMLAttributes, type ButtonHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.tsx'

interface Look {
  /** `main`: one per screen. `lamp`: an offer. `plain`: with an edge. `quiet`: text only. `danger`: takes something away. */
  look?: 'main' | 'lamp' | 'plain' | 'quiet' | 'danger'
  icon?: IconName
  /** As wide as its place. */
  wide?: boolean
  /** 40 px instead of 52 px high, for rows and bars. */
  small?: boolean
}

export type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** While true the button takes no taps and shows three breathing bulbs before its words. Change the words too. */
    busy?: boolean
    /** A sentence under the button: what it costs, or why it is disabled. Read together with the button. */
    note?: ReactNode
    ref?: Ref<HTMLButtonElement>
  }

function classesOf({ look = 'plain', wide, small }: Look, more = '') {
  return `button button-${look}${wide ? ' button-wide' : ''}${small ? ' button-small' : ''} ${more}`.trim()
}

/** A button. `note` is its price or the reason why it cannot be pressed now. */
export function Button({ look, icon, wide, small, busy = false, note, className, children, disabled, ...rest }: ButtonProps) {
  const noteId = useId()
  const button = (
    <button
      type="button"
      className={classesOf({ ...(look && { look }), ...(wide && { wide }), ...(small && { small }) }, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      aria-describedby={note ? noteId : undefined}
      {...rest}
    >
      {busy ? <span className="button-busy" aria-hidden="true" /> : icon && <Icon name={icon} size={small ? 20 : 24} />}
      {children}
    </button>
  )
  if (!note) return button
  return (
    <div className="button-with-note">
      {button}
      <p className="button-note" id={noteId}>
        {note}
      </p>
    </div>
  )
}

/** A link that looks like a button. A plain address: the frame turns it into an in-app move. */
export function LinkButton({
  look,
  icon,
  wide,
  small,
  className,
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a className={classesOf({ ...(look && { look }), ...(wide && { wide }), ...(small && { small }) }, className)} {...rest}>
      {icon && <Icon name={icon} size={small ? 20 : 24} />}
      {children}
    </a>
  )
}

/** A round button with only an icon; `label` is what it does, in words. */
export function IconButton({
  icon,
  label,
  className,
  ...rest
}: { icon: IconName; label: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" className={`icon-button ${className ?? ''}`} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  )
}
