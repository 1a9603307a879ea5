import { atom, useAtom, useSetAtom } from 'jotai'
import { useCallback, useRef, useState } from 'react'
import * as z from 'zod'
import { Feedback } from '../../../api/contract/feedback.ts'
import { focusFirstError } from '../../generation/form/request-form.tsx'
import { api } from '../../platform/api.ts'
import { sentenceOf } from '../../platform/api-problem.ts'
import { feedbackOpenAtom } from '../../session/account/feedback-state.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, FieldError, TextArea } from '../../ui/field.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { SwitchChoice } from '../../ui/sibling-switch.tsx'
import { toast } from '../../ui/toast.ts'

const types: Readonly<Record<FeedbackDraft['feedbackType'], string>> = {
  suggestion: 'Suggestion',
  issue: 'Issue',
  other: 'Other',
}

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

function FeedbackForm({ draft, change, sending, fields, disabled }: ReturnType<typeof useFeedback> & { disabled: boolean }) {
  const { faults = {}, failure = null } = sending.state === 'editing' ? sending : {}
  return (
    <div className="stack" ref={fields}>
      <SwitchChoice
        legend="What kind of feedback is it?"
        options={types}
        value={draft.feedbackType}
        onChange={(feedbackType) => change({ feedbackType })}
        disabled={disabled}
      />
      <TextArea
        label="Your feedback"
        value={draft.feedbackText}
        disabled={disabled}
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
        disabled={disabled}
        error={faults.email?.[0]}
        onChange={(event) => change({ email: event.target.value.trim() })}
      />
      <FieldError id="feedback-failure" error={failure} />
    </div>
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

const thanks = {
  title: 'Thank you for your feedback!',
  description: 'We appreciate your input and will use it to improve the application.',
}

type Sending =
  | { state: 'editing'; faults: ReturnType<typeof feedbackFaults>; failure: string | null }
  | { state: 'submitting' }
  | { state: 'thanked' }

function useFeedback() {
  const [draft, setDraft] = useAtom(feedbackDraftAtom)
  const setOpen = useSetAtom(feedbackOpenAtom)
  const fields = useRef<HTMLDivElement>(null)
  const [sending, setSending] = useState<Sending>({ state: 'editing', faults: {}, failure: null })

  const closeSoon = useCallback(
    (_thanks: HTMLDivElement) => {
      const timer = setTimeout(() => {
        setOpen(false)
        // Two seconds are short, so a toast repeats the thanks.
        toast(thanks)
      }, thanksShownMs)
      return () => clearTimeout(timer)
    },
    [setOpen],
  )

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

  return {
    draft,
    change: (part: Partial<typeof draft>) => setDraft({ ...draft, ...part }),
    sending,
    fields,
    submit,
    close: () => setOpen(false),
    /** A `ref` that closes the thanks a moment after they appear. */
    closeSoon,
  }
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
