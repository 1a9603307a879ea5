import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, FieldError, TextArea } from '../../ui/field.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import type { FeedbackType } from './feedback.ts'
import { thanks, useFeedback } from './use-feedback.ts'

const types: readonly { type: FeedbackType; label: string }[] = [
  { type: 'suggestion', label: 'Suggestion' },
  { type: 'issue', label: 'Issue' },
  { type: 'other', label: 'Other' },
]

export default function FeedbackDialog() {
  const form = useFeedback()
  if (form.sending.state === 'thanked') return <Thanks {...form} />
  const submitting = form.sending.state === 'submitting'
  return (
    <Dialog
      wide
      title="Send Feedback"
      onClose={form.close}
      actions={
        <>
          <Button disabled={submitting} onClick={form.close}>
            Cancel
          </Button>
          <Button look="main" busy={submitting} onClick={() => void form.submit()}>
            {submitting ? 'Submitting...' : 'Submit Feedback'}
          </Button>
        </>
      }
    >
      <FeedbackForm {...form} disabled={submitting} />
    </Dialog>
  )
}

function FeedbackForm({ draft, change, sending, disabled }: ReturnType<typeof useFeedback> & { disabled: boolean }) {
  const { faults = {}, failure = null } = sending.state === 'editing' ? sending : {}
  return (
    <>
      <fieldset className="row" disabled={disabled}>
        <legend>What kind of feedback is it?</legend>
        {types.map(({ type, label }) => (
          <label key={type} className="choice beside">
            <input
              type="radio"
              name="feedback-type"
              checked={draft.feedbackType === type}
              onChange={() => change({ feedbackType: type })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <TextArea
        label="Your feedback"
        value={draft.feedbackText}
        disabled={disabled}
        error={faults.feedbackText}
        onChange={(event) => change({ feedbackText: event.target.value })}
      />
      <Field
        label="Email"
        optional
        hint="Only if you want a reply."
        type="email"
        autoComplete="email"
        value={draft.email}
        disabled={disabled}
        error={faults.email}
        onChange={(event) => change({ email: event.target.value.trim() })}
      />
      <FieldError id="feedback-failure" error={failure} />
    </>
  )
}

function Thanks({ close, closeSoon }: Pick<ReturnType<typeof useFeedback>, 'close' | 'closeSoon'>) {
  return (
    <Dialog title={thanks.title} onClose={close}>
      <div ref={closeSoon} className="centered" role="status">
        <Illustration of="success" />
        <p>{thanks.description}</p>
      </div>
    </Dialog>
  )
}
