import { useSetAtom } from 'jotai'
import { feedbackOpenAtom } from '../../features/feedback/feedback-state.ts'
import { faqsOpenAtom } from '../../features/help/help-state.ts'

export function HelpEntries({ className }: { className: string }) {
  const showFaqs = useSetAtom(faqsOpenAtom)
  const showFeedback = useSetAtom(feedbackOpenAtom)
  return (
    <>
      <button type="button" className={className} onClick={() => showFaqs(true)}>
        FAQs
      </button>
      <button type="button" className={className} onClick={() => showFeedback(true)}>
        Feedback
      </button>
    </>
  )
}
