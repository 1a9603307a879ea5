import { getDefaultStore } from 'jotai'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isAuthLeftover } from './app/address.ts'
import { App, loadFrame } from './app/app.tsx'
import { updateAtom } from './app/update-prompt.tsx'
import { whenNobodyRecords } from './media/recorder/recording-now.ts'
import { jobDescriptionDraftAtom, resumeDraftAtom } from './platform/draft.ts'
import { watchForInstall } from './platform/install.ts'
import { onOpenedFile, takeShared } from './platform/shared-with-us.ts'
import { watchForUpdates } from './platform/updates.ts'
import { followVisibleHeight } from './platform/visible-height.ts'
import { finishLogOut } from './session/auth/after-log-out.ts'
import { openSession } from './session/auth/session.ts'

const root = document.getElementById('root')!
const { dataset } = document.documentElement

watchForInstall()
followVisibleHeight()

onOpenedFile((file) => getDefaultStore().set(resumeDraftAtom, file))
void takeShared().then((shared) => {
  if (shared?.text) getDefaultStore().set(jobDescriptionDraftAtom, shared.text)
  if (shared?.file) getDefaultStore().set(resumeDraftAtom, shared.file)
})

if (isAuthLeftover(location)) history.replaceState(null, '', '/')

if (dataset.start === 'splash') {
  void loadFrame()
  root.replaceChildren()
  createRoot(root).render(<App start="splash" />)
} else {
  hydrateRoot(root, <App start="landing" />)
}
document.getElementById('splash')?.remove()
delete dataset.start

// The sign-in service loads after the first paint, so that it does not delay it.
requestAnimationFrame(() => setTimeout(() => void openSession()))
void finishLogOut()
void watchForUpdates((apply) =>
  // Neither the offer nor the switch may interrupt a recording, in this tab or another.
  whenNobodyRecords().then(() => getDefaultStore().set(updateAtom, { apply: () => void whenNobodyRecords().then(apply) })),
)
