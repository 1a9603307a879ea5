import './file-drop.css'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { FieldFrame, type FieldTexts } from './field.tsx'
import { Icon, type IconName } from './icon.tsx'

interface FileDropProps extends FieldTexts {
  file: File | null
  onChange: (file: File | null) => void
  /** As in `<input accept>`. A dropped file is checked by `rule` only. */
  accept: string
  /** Returns why a file is not accepted, or null. Also applied to a `file` from elsewhere. */
  rule: (file: File) => string | null
  invitation?: ReactNode
  changeLabel?: string
  disabled?: boolean
}

export function FileDrop(props: FileDropProps) {
  const {
    label,
    hint,
    error,
    optional,
    counter,
    file,
    onChange,
    accept,
    rule,
    changeLabel = 'Change File',
    disabled = false,
  } = props
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const drop = useFileDrop(take)

  function take(candidate: File | undefined) {
    if (!candidate || disabled) return
    const why = rule(candidate)
    setRefusal(why)
    if (!why) onChange(candidate)
  }

  function change() {
    setRefusal(null)
    onChange(null)
    if (picker.current) picker.current.value = ''
    // The button that had the focus is gone.
    requestAnimationFrame(() => picker.current?.focus())
  }

  const shown = refusal ?? error ?? (file && rule(file))
  const describedBy = [hint && `${id}-hint`, shown && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <FieldFrame {...{ id, label, optional, counter }} error={shown}>
      <div className="file-drop row" data-filled={file ? '' : undefined} data-wrong={shown ? '' : undefined} {...drop}>
        <input
          ref={picker}
          id={id}
          type="file"
          className="covering-input"
          accept={accept}
          disabled={disabled}
          hidden={Boolean(file)}
          aria-invalid={Boolean(shown)}
          aria-describedby={describedBy}
          onChange={(event) => {
            take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        {file ? (
          <Chosen icon="resume" name={file.name} size={megabytes(file.size)}>
            <Button small disabled={disabled} aria-describedby={shown ? `${id}-error` : undefined} onClick={change}>
              {changeLabel}
            </Button>
          </Chosen>
        ) : (
          <>
            <Icon name="upload" />
            <span className="fill">
              <strong className="block">{props.invitation ?? invitation()}</strong>
              {hint && (
                <small className="field-hint quiet block" id={`${id}-hint`}>
                  {hint}
                </small>
              )}
            </span>
          </>
        )}
      </div>
    </FieldFrame>
  )
}

const canDrop = () => matchMedia('(any-hover: hover)').matches
const invitation = () => (canDrop() ? 'Drop it here, or click to choose it' : 'Tap to choose a file')

/** Spread on an element, which takes dropped files and leaves dropped text to the browser. */
export function useFileDrop(take: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  return {
    'data-over': isOver || undefined,
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      const [file] = event.dataTransfer.files
      setOver(false)
      if (!file) return
      event.preventDefault()
      take(file)
    },
  }
}

interface ChosenProps {
  icon: IconName
  name: string
  size: string
  /** The button that changes it. */
  children: ReactNode
}

/** Stays whole where the name is cut: "-2026.docx". */
const endOfName = 10

/** In `file-drop row`: what was given. */
export function Chosen({ icon, name, size, children }: ChosenProps) {
  return (
    <>
      <Icon name={icon} />
      <p className="file-drop-name">
        {icon === 'resume' ? (
          <strong className="file-name">
            <span>{name.slice(0, -endOfName)}</span>
            {name.slice(-endOfName)}
          </strong>
        ) : (
          <strong>{name}</strong>
        )}
        <span className="block small quiet numbers"> {size}</span>
      </p>
      {children}
    </>
  )
}

export function megabytes(bytes: number): string {
  return `${(bytes / (1024 * 1024)).toFixed(2)} MB`
}
