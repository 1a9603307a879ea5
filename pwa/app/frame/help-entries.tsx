import { useSetAtom } from 'jotai'
import { faqsOpenAtom } from '../../features/help/help-state.ts'
import { notOpenYet } from '../places.ts'

/** FAQs and Feedback, as they stand in the bar, the phone's menu and the More sheet. */
export function HelpEntries({ className }: { className: string }) {
  const showFaqs = useSetAtom(faqsOpenAtom)
  return (
    <>
      <button type="button" className={className} onClick={() => showFaqs(true)}>
        FAQs
      </button>
      <span className={className}>
        Feedback <small className="quiet">{notOpenYet}</small>
      </span>
    </>
  )
}
