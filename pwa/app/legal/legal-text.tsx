import './legal.css'
import { useAtomValue } from 'jotai'
import { SupportContact } from '../../session/account/support-contact.tsx'
import { configAtom } from '../../session/auth/session.ts'
import type { LegalDocument } from './legal-document.ts'
import { privacyNotice } from './privacy-text.ts'
import { termsOfService } from './terms-text.ts'

export type LegalDocumentName = 'privacy' | 'terms'

/** The paper of that name, as the operator's settings make it. */
export function useLegalDocument(name: LegalDocumentName): LegalDocument {
  const config = useAtomValue(configAtom)
  return name === 'terms'
    ? termsOfService
    : privacyNotice({ aiProvider: config?.aiProvider, transcription: config?.transcription })
}

/** A paper without its title: what it says in short, its sections, and whom to ask. */
export function LegalText({ legalDocument: { short, sections } }: { legalDocument: LegalDocument }) {
  return (
    <div className="paper">
      <p className="paper-lead">{short}</p>
      {sections.map(({ heading, lines }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h2>Questions</h2>
        <p>
          Support: <SupportContact />.
        </p>
      </section>
    </div>
  )
}
