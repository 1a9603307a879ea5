import { useAtom, useSetAtom } from 'jotai'
import { useCallback, useState } from 'react'
import { api } from '../../platform/api.ts'
import { toast } from '../../ui/toast.ts'
import {
  emptyFeedback,
  type FeedbackFaults,
  feedbackDraftAtom,
  feedbackFailure,
  feedbackFaults,
  thanksShownMs,
} from './feedback.ts'
import { feedbackOpenAtom } from './feedback-state.ts'

export const thanks = {
  title: 'Thank you for your feedback!',
  description: 'We appreciate your input and will use it to improve the application.',
}

type Sending =
  | { state: 'editing'; faults: FeedbackFaults; failure: string | null }
  | { state: 'submitting' }
  | { state: 'thanked' }

export function useFeedback() {
  const [draft, setDraft] = useAtom(feedbackDraftAtom)
  const setOpen = useSetAtom(feedbackOpenAtom)
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
    if (Object.keys(faults).length > 0) return setSending({ state: 'editing', faults, failure: null })
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
    submit,
    close: () => setOpen(false),
    /** A `ref` that closes the thanks a moment after they appear. */
    closeSoon,
  }
}
