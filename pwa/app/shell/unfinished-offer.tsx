import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { LeftBehind } from '../../media/recorder/left-behind.ts'
import { useInterruption } from '../../ui/interruptions.ts'

const LeftBehindDialog = lazy(() => import('../../media/recorder/left-behind-dialog.tsx'))

/** What a crash, a closed tab or a dead battery has interrupted is offered at the start on home, and on its own screen. */
export function UnfinishedOffer({ uid }: { uid: string }) {
  const path = useLocation().pathname.replace(/(?<=.)\/$/, '')
  const navigate = useNavigate()
  const { found, close, lookAgain, goTo } = useLeftBehind(uid, path)
  const isMyTurn = useInterruption('unfinished-recording', found === 'looking' ? found : found && 'wanted')
  if (!isMyTurn || found === null || found === 'looking') return null
  return (
    <Suspense fallback={null}>
      <LeftBehindDialog
        key={found.session.id}
        found={found}
        onGoneOn={() => {
          goTo(found.path)
          if (path !== found.path) navigate(found.path)
        }}
        onDiscarded={lookAgain}
        onClose={close}
      />
    </Suspense>
  )
}

/** Looks at each screen that is opened; 'looking' until it is known. */
function useLeftBehind(uid: string, path: string) {
  const [found, setFound] = useState<LeftBehind | 'looking' | null>('looking')
  const [looks, setLooks] = useState(0)
  const putOff = useRef<Set<string>>(new Set())
  /** The screen on which the person goes on: until they leave it, nothing else speaks up. */
  const goesOnAt = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `looks` asks for another look.
  useEffect(() => {
    let isOld = false
    setFound('looking')
    if (goesOnAt.current === path) return
    goesOnAt.current = null
    import('./find-left-behind.ts')
      .then(({ findLeftBehind }) => findLeftBehind(uid, path, putOff.current))
      .catch((error) => {
        console.warn('Could not look for unfinished recordings', error)
        return null
      })
      .then((next) => !isOld && setFound(next))
    return () => {
      isOld = true
    }
  }, [uid, path, looks])
  return {
    found,
    close() {
      if (found && found !== 'looking') putOff.current.add(found.session.id)
      setFound(null)
    },
    goTo(at: string) {
      goesOnAt.current = at
      setFound('looking')
    },
    lookAgain: () => setLooks((count) => count + 1),
  }
}
