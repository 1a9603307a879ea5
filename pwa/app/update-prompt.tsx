import './update-prompt.css'
import { atom, useAtom } from 'jotai'
import { Button } from '../ui/button.tsx'
import { useInterruption } from '../ui/interruptions.ts'

/** Lets the waiting version take over, or null while none waits. */
export const updateAtom = atom<{ apply: () => void } | null>(null)

/** "A new version is ready": waits for a yes, goes away with "Later". */
export function UpdatePrompt() {
  const [update, setUpdate] = useAtom(updateAtom)
  const isMyTurn = useInterruption('update', update && 'wanted')
  if (!update || !isMyTurn) return null
  return (
    <div className="update-prompt" role="status">
      <p>A new version of Greenroom is ready. Loading it clears what is on the screen.</p>
      <div className="row">
        <Button small look="quiet" onClick={() => setUpdate(null)}>
          Later
        </Button>
        <Button small look="main" onClick={update.apply}>
          Load it
        </Button>
      </div>
    </div>
  )
}
