import { useTabTitle } from '../../ui/tab-title.ts'
import { type LegalDocumentName, LegalText, useLegalDocument } from './legal-text.tsx'

export default function SignedOutLegalPage({ name }: { name: LegalDocumentName }) {
  const legalDocument = useLegalDocument(name)
  useTabTitle(legalDocument.title)
  return (
    <main className="signed-out-page stack-loose">
      <h1>{legalDocument.title}</h1>
      <LegalText legalDocument={legalDocument} />
    </main>
  )
}
