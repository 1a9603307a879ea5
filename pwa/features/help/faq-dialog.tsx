import { freeCredits } from '../../../api/contract/prices.ts'
import { LegalLinks } from '../../session/account/legal-links.tsx'
import { SupportContact } from '../../session/account/support-contact.tsx'
import { Bullets } from '../../ui/bullets.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import texts from './faq-texts.json' with { type: 'json' }

/** The answers describe what the app does: keep them in step. */
export const faqs = texts.faqs.map(({ question, answer }) => ({
  question,
  answer: answer.map((words) => words.replace('{freeCredits}', String(freeCredits))),
}))

export const { disclaimer } = texts

export default function FaqDialog({ close }: { close: () => void }) {
  return (
    <Dialog wide title="FAQs" onClose={close} actions={<Button onClick={close}>Close</Button>}>
      <div>
        {faqs.map(({ question, answer }) => (
          <Collapsible key={question} look="line" title={question}>
            <p>
              <strong>{answer[0]}</strong>
            </p>
            <Bullets lines={answer.slice(1)} />
          </Collapsible>
        ))}
      </div>
      <Card tone="sunk" as="section" className="disclaimer small stack-tight">
        <h3>Disclaimer</h3>
        {disclaimer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Card>
      <div className="row-apart small">
        <p>
          Still have a question? Support: <SupportContact />
        </p>
        <LegalLinks onChoice={close} />
      </div>
    </Dialog>
  )
}
