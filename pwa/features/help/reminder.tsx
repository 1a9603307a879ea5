import { useAtom, useSetAtom } from 'jotai'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { faqsOpenAtom, rememberReminder, reminderOpenAtom } from './help-state.ts'

export function Reminder() {
  const [isOpen, setOpen] = useAtom(reminderOpenAtom)
  const showFaqs = useSetAtom(faqsOpenAtom)
  if (!isOpen) return null
  const close = () => setOpen(false)
  return (
    <Card tone="sunk" as="section" className="stack-tight" aria-labelledby="reminder">
      <div className="between">
        <h2 id="reminder" className="text-m">
          Before you start
        </h2>
        <IconButton icon="close" label="Close" onClick={close} />
      </div>
      <p className="small" ref={rememberReminder}>
        We do not store resumes, job descriptions or analysis results. Your results are made on the spot and vanish when you close
        this browser tab, log out, or leave the tab unused for a long time. Copy or save them. In case your connection breaks, our
        server keeps an encrypted copy of each result for 10 minutes, which only this tab can open.
      </p>
      <div className="row">
        <Button
          small
          look="quiet"
          onClick={() => {
            close()
            showFaqs(true)
          }}
        >
          FAQs
        </Button>
        <Button small onClick={close}>
          Got it
        </Button>
      </div>
    </Card>
  )
}
