import { useCallback } from 'react'
import { type LegalDocumentName, LegalText, useLegalDocument } from './legal-text.tsx'

/** A paper for those who are not signed in: no Ionic, under the bar of the door. */
export default function SignedOutLegalPage({ name }: { name: LegalDocumentName }) {
  const legalDocument = useLegalDocument(name)
  const nameTab = useCallback(
    (_place: HTMLElement) => {
      const before = document.title
      document.title = `${legalDocument.title} · Greenroom`
      return () => {
        document.title = before
      }
    },
    [legalDocument.title],
  )
  return (
    <main className="signed-out-legal" ref={nameTab}>
      <h1>{legalDocument.title}</h1>
      <LegalText legalDocument={legalDocument} />
    </main>
  )
}
