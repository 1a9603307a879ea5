import { useAtom, useSetAtom } from 'jotai'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useInterruption } from '../../ui/interruptions.ts'
import { faqsOpenAtom, reminderOpenAtom } from './help-state.ts'

/** The reminder of what is not kept; once per visit, after signing in. */
export function Reminder() {
  const [open, setOpen] = useAtom(reminderOpenAtom)
  const showFaqs = useSetAtom(faqsOpenAtom)
  const isMyTurn = useInterruption('reminder', open ? 'wanted' : null)
  if (!isMyTurn) return null
  const close = () => setOpen(false)
  return (
    <Dialog
      title="Before you start"
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
        We do not store resumes, job descriptions or analysis results. In case your connection breaks, an encrypted copy of a
        result that only this browser tab can open stays on our server for 10 minutes.
      </p>
      <p>
        What you get is made on the spot and vanishes if this browser tab is closed, refreshed or left for long. Copy or save your
        results. Moving around Greenroom is safe. Pitches that you save stay in your library.
      </p>
    </Dialog>
  )
}
