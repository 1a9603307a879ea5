import { useSetAtom } from 'jotai'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { faqsOpenAtom } from './help-state.ts'

export default function Reminder({ close }: { close: () => void }) {
  const showFaqs = useSetAtom(faqsOpenAtom)
  return (
    <Dialog
      title="Before you start"
      unasked
      onClose={close}
      actions={
        <>
          <Button
            look="quiet"
            onClick={() => {
              close()
              showFaqs(true)
            }}
          >
            FAQs
          </Button>
          <Button look="main" onClick={close}>
            Got it
          </Button>
        </>
      }
    >
      <p>
        We do not store resumes, job descriptions or analysis results. In case your connection breaks, our server keeps an
        encrypted copy of each result for 10 minutes, which only this browser tab can open.
      </p>
      <p>
        Your results are made on the spot and vanish when you close this browser tab, log out, or leave the tab unused for a long
        time. A refresh or a payment does not lose them. Copy or save them. Moving around inside Greenroom is safe. Pitches that
        you save stay in your library.
      </p>
    </Dialog>
  )
}
