import './button.css'
import { type AnchorHTMLAttributes, type ButtonHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { Icon, type IconName } from './icon.tsx'

interface ButtonLook {
  /** `main`: one per screen. `lamp`: an offer. `danger`: deletes something. */
  look?: 'main' | 'lamp' | 'plain' | 'quiet' | 'danger' | undefined
  icon?: IconName | undefined
  wide?: boolean | undefined
  small?: boolean | undefined
}

export type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Disables the button and shows three pulsing bulbs. Change its label too. */
    busy?: boolean
    /** The price, or why it is disabled. Read by screen readers with the button. */
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
      {busy ? <span className="button-busy" aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
  if (!note) return button
  return (
    <div className="stack-tight button-with-note">
      {button}
      <p className="button-note" id={noteId}>
        {note}
      </p>
    </div>
  )
}

export function LinkButton(props: ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { look, icon, wide, small, className, children, ...rest } = props
  return (
    <a className={classesOf({ look, wide, small }, className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}

export function IconButton(props: { icon: IconName; label: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  const { icon, label, className, ...rest } = props
  return (
    <button type="button" className={`icon-button ${className ?? ''}`} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  )
}
