import { atom, useAtom } from 'jotai'
import { useRef, useState } from 'react'
import * as z from 'zod'
import { Feedback } from '../../../api/contract/feedback.ts'
import { focusFirstError } from '../../generation/form/request-form.tsx'
import { api } from '../../platform/api.ts'
import { sentenceOf } from '../../platform/api-problem.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, FieldError, TextArea } from '../../ui/field.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { SwitchChoice } from '../../ui/switch-choice.tsx'
import { toast } from '../../ui/toast.ts'
import { useAfter } from '../../ui/use-after.ts'

const types: Readonly<Record<FeedbackDraft['feedbackType'], string>> = {
  suggestion: 'Suggestion',
  issue: 'Issue',
  other: 'Other',
}

type Sending =
  | { state: 'editing'; faults: ReturnType<typeof feedbackFaults>; failure: string | null }
  | { state: 'submitting' }
  | { state: 'thanked' }

export default function FeedbackDialog({ close }: { close: () => void }) {
  const [draft, setDraft] = useAtom(feedbackDraftAtom)
  const fields = useRef<HTMLDivElement>(null)
  const [sending, setSending] = useState<Sending>({ state: 'editing', faults: {}, failure: null })

  async function submit() {
    const faults = feedbackFaults(draft)
    if (Object.keys(faults).length > 0) {
      setSending({ state: 'editing', faults, failure: null })
      return focusFirstError(fields.current!)
    }
    setSending({ state: 'submitting' })
    try {
      await api.feedback.$post({ json: draft })
      setDraft(emptyFeedback)
      setSending({ state: 'thanked' })
    } catch (error) {
      setSending({ state: 'editing', faults: {}, failure: feedbackFailure(error) })
    }
  }

  if (sending.state === 'thanked') return <Thanks close={close} />
  const submitting = sending.state === 'submitting'
  const { faults = {}, failure = null } = sending.state === 'editing' ? sending : {}
  const change = (part: Partial<FeedbackDraft>) => setDraft({ ...draft, ...part })
  return (
    <Dialog
      wide
      title="Send Feedback"
      onClose={close}
      actions={
        <>
          <Button disabled={submitting} onClick={close}>
            Cancel
          </Button>
          <Button look="main" busy={submitting} onClick={() => void submit()}>
            {submitting ? 'Submitting...' : 'Submit Feedback'}
          </Button>
        </>
      }
    >
      <div className="stack" ref={fields}>
        <SwitchChoice
          legend="What kind of feedback is it?"
          options={types}
          value={draft.feedbackType}
          onChange={(feedbackType) => change({ feedbackType })}
          disabled={submitting}
        />
        <TextArea
          label="Your feedback"
          value={draft.feedbackText}
          disabled={submitting}
          error={faults.feedbackText?.[0]}
          onChange={(event) => change({ feedbackText: event.target.value })}
        />
        <Field
          label="Email"
          optional
          hint="Only if you want a reply."
          type="email"
          autoComplete="email"
          value={draft.email}
          disabled={submitting}
          error={faults.email?.[0]}
          onChange={(event) => change({ email: event.target.value.trim() })}
        />
        <FieldError id="feedback-failure" error={failure} />
      </div>
    </Dialog>
  )
}

const thanks = {
  title: 'Thank you for your feedback!',
  description: 'We appreciate your input and will use it to improve the application.',
}

/** Closes by itself a moment after it appears. */
function Thanks({ close }: { close: () => void }) {
  useAfter(thanksShownMs, () => {
    close()
    // Two seconds are short, so a toast repeats the thanks.
    toast(thanks)
  })
  return (
    <Dialog title={thanks.title} onClose={close}>
      <div className="centered" role="status">
        <Illustration of="success" />
        <p>{thanks.description}</p>
      </div>
    </Dialog>
  )
}

type FeedbackDraft = z.infer<typeof Feedback>

export const emptyFeedback: FeedbackDraft = { feedbackType: 'suggestion', feedbackText: '', email: '' }

const feedbackDraftAtom = atom(emptyFeedback)

export const thanksShownMs = 2000

export function feedbackFaults(draft: FeedbackDraft) {
  const { error } = Feedback.safeParse(draft)
  return error ? z.flattenError(error).fieldErrors : {}
}

export const feedbackFailure = (error: unknown): string => sentenceOf(error, 'Failed to submit feedback. Please try again later.')
