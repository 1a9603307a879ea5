import './platform/react-first.ts'
import { getDefaultStore } from 'jotai'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { addressOf, isAuthLeftover } from './app/address.ts'
import { App, loadFrame } from './app/app.tsx'
import { isSample } from './app/screens.ts'
import { removeStartFrame } from './app/start/remove-start-frame.ts'
import { screenShownAtom } from './app/start/screen-shown.ts'
import { jobDescriptionDraftAtom, resumeDraftAtom } from './platform/draft.ts'
import { watchForInstall } from './platform/install.ts'
import { onOpenedFile, takeShared } from './platform/shared-with-us.ts'
import { finishLogOut } from './session/auth/after-log-out.ts'
import { openSession } from './session/auth/session.ts'
import { watchBack } from './ui/back.ts'

const root = document.getElementById('root')!
const start = document.documentElement.dataset.start === 'frame' ? 'frame' : 'landing'

watchForInstall()

onOpenedFile((file) => getDefaultStore().set(resumeDraftAtom, file))
void takeShared().then((shared) => {
  if (shared?.text) getDefaultStore().set(jobDescriptionDraftAtom, shared.text)
  if (shared?.file) getDefaultStore().set(resumeDraftAtom, shared.file)
})

if (isAuthLeftover(location)) history.replaceState(null, '', '/')
watchBack()

// As a transition, React yields to a tap every few milliseconds; the page already shows content.
const app = <App start={start} startPath={addressOf(location)} onShown={() => setTimeout(() => void openSession())} />
if (start === 'frame' || isSample(location.pathname)) {
  if (start === 'frame') void loadFrame()
  root.replaceChildren()
  const shown = createRoot(root)
  startTransition(() => shown.render(app))
} else {
  startTransition(() => void hydrateRoot(root, app))
}
// A timer, to run after that screen is painted.
void removeStartFrame(root).then(() => setTimeout(() => getDefaultStore().set(screenShownAtom, true)))

void finishLogOut()
void import('./app/offer-updates.ts').then(({ offerUpdates }) => offerUpdates())
