import { getDefaultStore, useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { LeftBehind } from '../../media/recorder/left-behind.ts'
import { askedStepAtom } from '../../platform/job-progress.ts'
import { askedDialogIsOpenAtom } from '../../ui/layers.ts'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'

const LeftBehindDialog = lazyDialog(() => import('../../media/recorder/left-behind-dialog.tsx'))

/** After a crash, a closed tab or a dead battery: at startup on home, and on the feature's screen. */
export function UnfinishedOffer({ uid }: { uid: string }) {
  const path = useLocation().pathname.replace(/(?<=.)\/$/, '')
  const navigate = useNavigate()
  const { found, close, lookAgain, goTo } = useLeftBehind(uid, path)
  const isDialogOpen = useAtomValue(askedDialogIsOpenAtom)
  if (!found || isDialogOpen) return null
  return (
    <LeftBehindDialog
      key={found.session.id}
      found={found}
      onResumed={() => {
        goTo(found.path)
        if (path !== found.path) navigate(found.path)
      }}
      onDiscarded={lookAgain}
      close={close}
    />
  )
}

function useLeftBehind(uid: string, path: string) {
  const [found, setFound] = useState<LeftBehind | null>(null)
  const [looks, setLooks] = useState(0)
  const postponed = useRef<Set<string>>(new Set())
  /** Nothing else is offered until the user leaves the screen they continued on. */
  const continuedAt = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `looks` triggers another look.
  useEffect(() => {
    let isOld = false
    setFound(null)
    if (continuedAt.current === path) return
    continuedAt.current = null
    import('./find-left-behind.ts')
      .then(({ findLeftBehind }) => findLeftBehind(uid, path, postponed.current))
      .catch((error) => {
        console.warn('Could not look for unfinished recordings', error)
        return null
      })
      .then(async (next) => {
        // The user already asked to go on, with home's button. If that fails, the dialog offers it.
        const goesOn = !isOld && next?.path === path && getDefaultStore().get(askedStepAtom) === 'go on'
        const wentOn = goesOn && (await next.resume().catch(() => false))
        if (!isOld && !wentOn) setFound(next)
      })
    return () => {
      isOld = true
    }
  }, [uid, path, looks])
  return {
    found,
    close() {
      if (found) postponed.current.add(found.session.id)
      setFound(null)
    },
    goTo(at: string) {
      continuedAt.current = at
      setFound(null)
    },
    lookAgain: () => setLooks((count) => count + 1),
  }
}
