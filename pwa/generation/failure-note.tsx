import './failure-note.css'
import { useAtomValue } from 'jotai'
import { type MouseEvent, useEffect, useRef } from 'react'
import { resumeDraftAtom } from '../platform/draft.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { CreditsOffer } from './credits-offer.tsx'
import type { Failure } from './failure.ts'

/** The progress view had the focus and is gone; focusing the note scrolls to it. */
function focusIfLost(note: HTMLElement | null) {
  if (document.activeElement === document.body) note?.focus()
}

const chooseAnother = ({ currentTarget }: MouseEvent) =>
  currentTarget.closest('.page')?.querySelector<HTMLInputElement>('.file-drop input[type="file"]')?.click()

export function FailureNote({ failure, onDismiss }: { failure: Failure | null; onDismiss: () => void }) {
  const [first, ...rest] = failure?.sentence.split(/(?<=[.!?]) /u) ?? []
  const resume = useAtomValue(resumeDraftAtom)
  const refused = useRef(resume)
  const isRefused = failure?.code === 'unreadable_file'
  useEffect(() => {
    if (isRefused && resume !== refused.current) onDismiss()
    refused.current = resume
  })
  const region = useRef<HTMLDivElement>(null)
  // In view with its button, once the screen has scrolled to its top.
  useEffect(() => {
    if (isRefused) requestAnimationFrame(() => region.current?.scrollIntoView({ block: 'nearest' }))
  }, [isRefused])
  return (
    <div ref={region} role="alert">
      {failure && (
        <div
          ref={focusIfLost}
          tabIndex={-1}
          data-code={failure.code}
          className={`failure-note box box-card beside tone-${failure.again ? 'blue' : 'red'}`}
        >
          <span className="toned">
            <Icon name={failure.again ? 'info' : 'warning'} />
          </span>
          <div className="fill stack-tight start">
            <p>
              <strong>{first}</strong> {rest.join(' ')}
            </p>
            <p>{failure.consequence}</p>
            {isRefused && (
              <Button small look="main" className="failure-change" onClick={chooseAnother}>
                Choose another file
              </Button>
            )}
            {failure.offer === 'buy-credits' && <CreditsOffer wanted={failure.waiting ?? null} />}
            {failure.again && (
              <Button look="main" className="failure-again" onClick={failure.again}>
                Make it again (free)
              </Button>
            )}
          </div>
          <IconButton icon="close" label="Dismiss" onClick={onDismiss} />
        </div>
      )}
    </div>
  )
}
