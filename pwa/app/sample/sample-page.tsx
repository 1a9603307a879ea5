import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { SampleView } from './sample-view.tsx'

export default function SamplePage() {
  return (
    <Page title="A sample" wide backHref="/analysis">
      <SampleView
        next={
          <Card as="section" className="stack">
            <h2>Now yours</h2>
            <LinkButton look="main" wide href="/analysis">
              Analyze your own resume
            </LinkButton>
          </Card>
        }
      />
    </Page>
  )
}
