import { useAtom } from 'jotai'
import { feedbackOpenAtom } from '../features/feedback/feedback-state.ts'
import { faqsOpenAtom } from '../features/help/help-state.ts'
import { lazyDialog } from '../ui/lazy-dialog.tsx'

const FaqDialog = lazyDialog(() => import('../features/help/faq-dialog.tsx'))
const FeedbackDialog = lazyDialog(() => import('../features/feedback/feedback-dialog.tsx'))

/** The FAQ and feedback dialogs, each loaded when it is first opened. */
export function HelpDialogs() {
  const [areFaqsOpen, setFaqsOpen] = useAtom(faqsOpenAtom)
  const [isFeedbackOpen, setFeedbackOpen] = useAtom(feedbackOpenAtom)
  return (
    <>
      {areFaqsOpen && <FaqDialog close={() => setFaqsOpen(false)} />}
      {isFeedbackOpen && <FeedbackDialog close={() => setFeedbackOpen(false)} />}
    </>
  )
}
