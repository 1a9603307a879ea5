import './button.css'
import { type AnchorHTMLAttributes, type ButtonHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.tsx'

interface ButtonLook {
  /** `main`: one per screen. `lamp`: an offer. `plain`: with an edge. `quiet`: text only. `danger`: deletes something. */
  look?: 'main' | 'lamp' | 'plain' | 'quiet' | 'danger' | undefined
  icon?: IconName | undefined
  /** As wide as its container. */
  wide?: boolean | undefined
  /** 40 px instead of 52 px high, for rows and bars. */
  small?: boolean | undefined
}

export type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** While true the button is disabled and shows three pulsing bulbs. Change its words too. */
    busy?: boolean
    /** A sentence under the button: what it costs, or why it is disabled. Screen readers read it with the button. */
    note?: ReactNode
    ref?: Ref<HTMLButtonElement>
  }

function classesOf({ look = 'plain', wide, small }: ButtonLook, more = '') {
  return `button button-${look}${wide ? ' button-wide' : ''}${small ? ' button-small' : ''} ${more}`.trim()
}

export function Button({ look, icon, wide, small, busy = false, note, className, children, disabled, ...rest }: ButtonProps) {
  const noteId = useId()
  const button = (
    <button
      type="button"
      className={classesOf({ look, wide, small }, className)}
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

/** A link that looks like a button. */
export function LinkButton(props: ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { look, icon, wide, small, className, children, ...rest } = props
  return (
    <a className={classesOf({ look, wide, small }, className)} {...rest}>
      {icon && <Icon name={icon} size={small ? 20 : 24} />}
      {children}
    </a>
  )
}

/** A round button with only an icon; `label` says what it does. */
export function IconButton(props: { icon: IconName; label: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  const { icon, label, className, ...rest } = props
  return (
    <button type="button" className={`icon-button ${className ?? ''}`} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  )
}
