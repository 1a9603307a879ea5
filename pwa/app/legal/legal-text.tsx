import './legal.css'
import { SupportContact } from '../../session/account/support-contact.tsx'
import { useKnownConfig } from '../../session/auth/use-known-config.ts'
import { Bullets } from '../../ui/bullets.tsx'
import { type LegalDocument, privacyNotice, termsOfService } from './legal-texts.ts'

export type LegalDocumentName = 'privacy' | 'terms'

export function useLegalDocument(name: LegalDocumentName): LegalDocument {
  const config = useKnownConfig()
  return name === 'terms'
    ? termsOfService
    : privacyNotice({
        aiProvider: config?.aiProvider,
        transcription: config?.transcription,
        usesAppCheck: Boolean(config?.identity.appCheck),
      })
}

export function LegalText({ legalDocument: { short, sections } }: { legalDocument: LegalDocument }) {
  return (
    <div className="stack-loose legal-text">
      <p className="box box-card">{short}</p>
      {sections.map(({ heading, lines }) => (
        <section key={heading} className="stack-close">
          <h2>{heading}</h2>
          <Bullets lines={lines} />
        </section>
      ))}
      <section className="stack-close">
        <h2>Questions</h2>
        <p>
          Support: <SupportContact />.
        </p>
      </section>
    </div>
  )
}
