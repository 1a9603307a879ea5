import { Page } from '../../ui/page.tsx'
import { type PaperName, PaperText, usePaper } from './paper-text.tsx'

/** A paper behind the sign-in. */
export default function PaperPage({ name }: { name: PaperName }) {
  const paper = usePaper(name)
  return (
    <Page title={paper.title} backHref="/">
      <PaperText paper={paper} />
    </Page>
  )
}
