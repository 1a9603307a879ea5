import { Page } from '../../ui/page.tsx'
import { type LegalDocumentName, LegalText, useLegalDocument } from './legal-text.tsx'

const other = { privacy: { href: '/terms', title: 'Terms' }, terms: { href: '/privacy', title: 'Privacy' } } as const

/** A paper behind the sign-in. */
export default function LegalPage({ name }: { name: LegalDocumentName }) {
  const legalDocument = useLegalDocument(name)
  return (
    <Page title={legalDocument.title} backHref="/">
      <LegalText legalDocument={legalDocument} />
      {/* Also the keyboard's way down: a page with nothing to stop at could not be scrolled by it. */}
      <p>
        See also: <a href={other[name].href}>{other[name].title}</a>
      </p>
    </Page>
  )
}
