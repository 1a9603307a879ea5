import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { type LeftBehind, leftBehindWords } from './left-behind.ts'
import { Player } from './player.tsx'
import { fileOf } from './recording-sessions.ts'
import { unfinished } from './recording-texts.ts'

interface LeftBehindDialogProps {
  found: LeftBehind
  /** It is this tab's now: its screen shows it. */
  onGoneOn: () => void
  onDiscarded: () => void
  /** Later: nothing is deleted. */
  onClose: () => void
}

/** After a crash, a closed tab, a dead battery: what is there, to listen to before deciding. */
export default function LeftBehindDialog({ found, onGoneOn, onDiscarded, onClose }: LeftBehindDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const goOn = async () => {
    setBusy(true)
    if (await found.goOn()) return onGoneOn()
    onClose()
    toast({ title: 'It is open in another tab', description: 'Please go on there.' })
  }
  return (
    <Dialog
      title={found.title}
      description={leftBehindWords(found, Date.now())}
      look="alert"
      onClose={onClose}
      actions={
        <>
          <Button look="danger" disabled={isBusy} onClick={() => void found.discard().then(onDiscarded)}>
            Discard
          </Button>
          <Button look="main" busy={isBusy} onClick={() => void goOn()}>
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
  const [file, setFile] = useState<Blob | null>(null)
  if (!recording) return null
  if (file) return <Player file={file} lengthMs={recording.lengthMs} label={recording.label} />
  return (
    <Button icon="play" onClick={() => void fileOf(localStore, recording).then(setFile)}>
      {unfinished.listen}
    </Button>
  )
}
