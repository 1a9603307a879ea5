import { Page } from '../../ui/page.tsx'
import { type PaperName, PaperText, usePaper } from './paper-text.tsx'

const other = { privacy: { href: '/terms', title: 'Terms' }, terms: { href: '/privacy', title: 'Privacy' } } as const

/** A paper behind the sign-in. */
export default function PaperPage({ name }: { name: PaperName }) {
  const paper = usePaper(name)
  return (
    <Page title={paper.title} backHref="/">
      <PaperText paper={paper} />
      {/* Also the keyboard's way down: a page with nothing to stop at could not be scrolled by it. */}
      <p>
        See also: <a href={other[name].href}>{other[name].title}</a>
      </p>
    </Page>
  )
}
