import { Page } from '../../ui/page.tsx'
import { type LegalDocumentName, LegalText, useLegalDocument } from './legal-text.tsx'

const other = { privacy: { href: '/terms', title: 'Terms' }, terms: { href: '/privacy', title: 'Privacy' } } as const

export default function LegalPage({ name }: { name: LegalDocumentName }) {
  const legalDocument = useLegalDocument(name)
  return (
    <Page title={legalDocument.title} backHref="/" wide>
      <LegalText legalDocument={legalDocument} />
      <p>
        See also: <a href={other[name].href}>{other[name].title}</a>
      </p>
    </Page>
  )
}
