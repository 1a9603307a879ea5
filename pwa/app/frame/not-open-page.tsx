import { LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { notOpenYet } from '../places.ts'

/** At the address of a screen that is still being built. */
export function NotOpenPage({ name }: { name: string }) {
  return (
    <Page title={name} backHref="/">
      <p>{notOpenYet}. This room is still being built.</p>
      <div className="row">
        <LinkButton look="main" href="/" data-direction="root">
          Go home
        </LinkButton>
      </div>
    </Page>
  )
}
