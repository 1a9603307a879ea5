import { useAtom, useSetAtom } from 'jotai'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { faqsOpenAtom, rememberReminder, reminderOpenAtom } from './help-state.ts'

const lines = [
  ['lock', 'We do not store resumes, job descriptions or analysis results.'],
  ['warning', 'Results vanish when you close this browser tab, log out, or leave the tab unused for a long time.'],
  ['download', 'Copy or save what you want to keep.'],
  ['retry', 'If your connection breaks: for 10 minutes our server keeps an encrypted copy, which only this tab can open.'],
] as const

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
      <ul className="plain-list stack-close small" ref={rememberReminder}>
        {lines.map(([icon, text]) => (
          <li key={icon} className="beside">
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
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
