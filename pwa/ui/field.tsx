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
  hint?: ReactNode
  error?: string | null | undefined
  counter?: ReactNode
  optional?: boolean | undefined
}

interface FieldFrameProps extends FieldTexts {
  id: string
  children: ReactNode
}

/** The control needs `fieldAttributes(id, texts)`. */
export function FieldFrame({ id, label, hint, error, counter, optional, children }: FieldFrameProps) {
  return (
    <div className="field stack-tight">
      <div className="field-top row-apart">
        <label className="field-label" htmlFor={id}>
          {label}
          {optional && <small className="quiet"> (optional)</small>}
        </label>
        {counter && <span className="small quiet numbers">{counter}</span>}
      </div>
      {hint && (
        <p className="field-hint small quiet" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

/** A live region, so that screen readers announce the error. */
export function FieldError({ id, error }: { id: string; error: FieldTexts['error'] }) {
  return (
    <div id={id} role="alert" className="field-error-region">
      {error && (
        <p className="field-error tone-red toned beside">
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

function fieldAttributes(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-invalid': Boolean(error), ...(described && { 'aria-describedby': described }) }
}

/** Splits the props: texts for the frame, the rest for the control. */
function useField<Control extends { id?: string | undefined }>(props: FieldTexts & Control) {
  const { label, hint, error, counter, optional, ...control } = props
  const generatedId = useId()
  const id = control.id ?? generatedId
  return {
    frame: { id, label, hint, error, counter, optional },
    control: { ...control, ...fieldAttributes(id, { hint, error }) },
  }
}

type FieldProps = FieldTexts & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }
type TextAreaProps = FieldTexts &
  TextareaHTMLAttributes<HTMLTextAreaElement> & {
    /** Buttons in its lower row: one at the right, two at its ends. */
    corner?: ReactNode
    ref?: Ref<HTMLTextAreaElement>
  }
type SelectProps = FieldTexts & SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> }

export function Field(props: FieldProps) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame}>
      <input className="field-control" {...control} />
    </FieldFrame>
  )
}

export function TextArea({ corner, ...props }: TextAreaProps) {
  const { frame, control } = useField(props)
  const hasButtons = corner !== undefined
  return (
    <FieldFrame {...frame}>
      <div className={hasButtons ? 'field-cornered' : undefined}>
        <textarea
          className="field-control field-area"
          rows={6}
          // Its buttons stay in view while it grows.
          onInput={(event) => hasButtons && event.currentTarget.scrollIntoView({ block: 'nearest' })}
          {...control}
        />
        {corner}
      </div>
    </FieldFrame>
  )
}

export function Select(props: SelectProps) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame}>
      <span className="field-select">
        <select className="field-control" {...control} />
        <Icon name="chevron-down" />
      </span>
    </FieldFrame>
  )
}
