import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { featureOf } from '../features.ts'
import { SampleView } from './sample-view.tsx'

const { href } = featureOf('resume-analysis')

export default function SamplePage() {
  return (
    <Page title="A sample" wide backHref={href}>
      <SampleView
        next={
          <Card as="section" className="stack">
            <h2>Now yours</h2>
            <LinkButton look="main" wide href={href}>
              Analyze your own resume
            </LinkButton>
          </Card>
        }
      />
    </Page>
  )
}
