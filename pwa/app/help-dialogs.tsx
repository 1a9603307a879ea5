import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { faqsOpenAtom } from '../features/help/help-state.ts'

const FaqDialog = lazy(() => import('../features/help/faq-dialog.tsx'))

/** The dialogs that help, each loaded when it is first opened. */
export function HelpDialogs() {
  const faqsOpen = useAtomValue(faqsOpenAtom)
  return <Suspense fallback={null}>{faqsOpen && <FaqDialog />}</Suspense>
}
