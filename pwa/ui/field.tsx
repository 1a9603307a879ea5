import './field.css'
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import { Icon } from './icon.tsx'

export interface FieldTexts {
  label: ReactNode
  /** What is expected, under the label. */
  hint?: ReactNode
  /** What is wrong, under the control; announced when it appears. */
  error?: string | null | undefined
  /** A live figure at the end of the label's row, such as "412 of 1000 words". */
  counter?: ReactNode
  /** Says "(optional)" after the label. */
  optional?: boolean
}

interface FieldFrameProps extends FieldTexts {
  id: string
  children: ReactNode
}

/** Label, hint, control, error, in that order. The control carries `fieldAttributes(id, texts)`. */
export function FieldFrame({ id, label, hint, error, counter, optional, children }: FieldFrameProps) {
  return (
    <div className="field">
      <div className="field-top">
        <label className="field-label" htmlFor={id}>
          {label}
          {optional && <span className="field-optional"> (optional)</span>}
        </label>
        {counter && <span className="field-counter numbers">{counter}</span>}
      </div>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

/** The sentence under a control that says what is wrong. The place around it is a live region, so that its arrival is announced. */
export function FieldError({ id, error }: { id: string; error: FieldTexts['error'] }) {
  return (
    <div id={id} role="alert" className="field-error-place">
      {error && (
        <p className="field-error">
          <Icon name="warning" size={18} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

export function fieldAttributes(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-invalid': Boolean(error), ...(described && { 'aria-describedby': described }) }
}

/** One line of text. Takes every attribute of `<input>`, so react-hook-form's `register` can be spread over it. */
export function Field({
  label,
  hint,
  error,
  counter,
  optional,
  ...rest
}: FieldTexts & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  const made = useId()
  const id = rest.id ?? made
  return (
    <FieldFrame {...{ id, label, hint, error, counter }} {...(optional && { optional })}>
      <input className="field-control" {...rest} {...fieldAttributes(id, { hint, error })} />
    </FieldFrame>
  )
}

/** Several lines of text, growing with what is typed. Takes every attribute of `<textarea>`. */
export function TextArea({
  label,
  hint,
  error,
  counter,
  optional,
  ...rest
}: FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }) {
  const made = useId()
  const id = rest.id ?? made
  return (
    <FieldFrame {...{ id, label, hint, error, counter }} {...(optional && { optional })}>
      <textarea className="field-control field-area" rows={6} {...rest} {...fieldAttributes(id, { hint, error })} />
    </FieldFrame>
  )
}

/** A choice from a list. Takes every attribute of `<select>`; options are children. */
export function Select({
  label,
  hint,
  error,
  counter,
  optional,
  ...rest
}: FieldTexts & SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> }) {
  const made = useId()
  const id = rest.id ?? made
  return (
    <FieldFrame {...{ id, label, hint, error, counter }} {...(optional && { optional })}>
      <span className="field-select">
        <select className="field-control" {...rest} {...fieldAttributes(id, { hint, error })} />
        <Icon name="chevron-down" size={20} />
      </span>
    </FieldFrame>
  )
}
