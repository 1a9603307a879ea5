import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { type LeftBehind, leftBehindWords } from './left-behind.ts'
import { Player } from './player.tsx'
import { unfinished } from './recording-texts.ts'
import { useRecording } from './use-recording.ts'

interface LeftBehindDialogProps {
  found: LeftBehind
  onResumed: () => void
  onDiscarded: () => void
  close: () => void
}

/** After a crash, a closed tab or a dead battery: offers to play what was saved before deciding. */
export default function LeftBehindDialog({ found, onResumed, onDiscarded, close }: LeftBehindDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const resume = async () => {
    setBusy(true)
    if (await found.resume()) return onResumed()
    close()
    toast({ title: 'It is open in another tab', description: 'Please continue there.' })
  }
  return (
    <Dialog
      title={found.title}
      description={leftBehindWords(found, Date.now())}
      look="alert"
      unasked
      onClose={close}
      actions={
        <>
          <Button look="danger" disabled={isBusy} onClick={() => void found.discard().then(onDiscarded)}>
            Discard
          </Button>
          <Button look="main" busy={isBusy} onClick={() => void resume()}>
            Continue
          </Button>
        </>
      }
    >
      <Listen found={found} />
    </Dialog>
  )
}

function Listen({ found: { localStore, recording } }: Pick<LeftBehindDialogProps, 'found'>) {
  const [isWanted, setWanted] = useState(false)
  const found = useRecording(localStore, isWanted && recording ? recording.id : null)
  if (!recording) return null
  if (found) return <Player {...found} label={recording.label} />
  return (
    <Button icon="play" onClick={() => setWanted(true)}>
      {unfinished.listen}
    </Button>
  )
}
