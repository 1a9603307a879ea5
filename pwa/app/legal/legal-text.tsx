import { SupportContact } from '../../session/account/support-contact.tsx'
import { useKnownConfig } from '../../session/auth/use-known-config.ts'
import { Bullets } from '../../ui/bullets.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { type LegalDocument, privacyNotice, termsOfService } from './legal-texts.ts'

export type LegalDocumentName = 'privacy' | 'terms'

export function useLegalDocument(name: LegalDocumentName): LegalDocument {
  const config = useKnownConfig()
  return name === 'terms' ? termsOfService : privacyNotice(config ?? {})
}

export function LegalText({ legalDocument: { short, sections } }: { legalDocument: LegalDocument }) {
  return (
    <div className="columns">
      <section className="panel stack-close column-side" aria-label="In short">
        <Bullets lines={short} />
        <p className="small quiet">
          Questions? Contact support: <SupportContact />.
        </p>
      </section>
      <div>
        {sections.map(({ heading, lines }) => (
          <Collapsible key={heading} look="line" title={<h2>{heading}</h2>}>
            <Bullets lines={lines} />
          </Collapsible>
        ))}
      </div>
    </div>
  )
}
