import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { feedbackOpenAtom } from '../features/feedback/feedback-state.ts'
import { faqsOpenAtom } from '../features/help/help-state.ts'

const FaqDialog = lazy(() => import('../features/help/faq-dialog.tsx'))
const FeedbackDialog = lazy(() => import('../features/feedback/feedback-dialog.tsx'))

/** The FAQ and feedback dialogs, each loaded when it is first opened. */
export function HelpDialogs() {
  const faqsOpen = useAtomValue(faqsOpenAtom)
  const feedbackOpen = useAtomValue(feedbackOpenAtom)
  return (
    <Suspense fallback={null}>
      {faqsOpen && <FaqDialog />}
      {feedbackOpen && <FeedbackDialog />}
    </Suspense>
  )
}
