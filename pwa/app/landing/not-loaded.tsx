import { Button } from '../../ui/button.tsx'

export function NotLoaded() {
  return (
    <main className="landing-content">
      <div className="stack">
        <h1>Not available right now</h1>
        <p>This page could not be loaded. Please check that you are online, then try again.</p>
        <div className="row">
          <Button look="main" onClick={() => location.reload()}>
            Try again
          </Button>
        </div>
      </div>
    </main>
  )
}
