import { useCallback } from 'react'
import { type LegalDocumentName, LegalText, useLegalDocument } from './legal-text.tsx'

export default function SignedOutLegalPage({ name }: { name: LegalDocumentName }) {
  const legalDocument = useLegalDocument(name)
  const setTabTitle = useCallback(
    (_main: HTMLElement) => {
      const before = document.title
      document.title = `${legalDocument.title} · Greenroom`
      return () => {
        document.title = before
      }
    },
    [legalDocument.title],
  )
  return (
    <main className="stack-loose signed-out-legal" ref={setTabTitle}>
      <h1>{legalDocument.title}</h1>
      <LegalText legalDocument={legalDocument} />
    </main>
  )
}
