import { useEffect, useState } from 'react'
import type { Shelf } from '../platform/shelf-rows.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { clockOf } from './clock-words.ts'
import { Player } from './player.tsx'
import { fileOf, type Unfinished } from './practices.ts'
import { unfinished as words } from './recording-texts.ts'

interface UnfinishedDialogProps {
  shelf: Shelf
  unfinished: Unfinished
  onContinue: () => void
  onDiscard: () => void
  /** Later: nothing is thrown away. */
  onClose: () => void
}

/** "Question 4, 1:12 long." */
export function unfinishedLine({ recordings }: Unfinished): string {
  return recordings.map(({ label, lengthMs }) => `${label}, ${clockOf(lengthMs)} long`).join(' · ')
}

/** After a crash, a closed tab, a dead battery: what is there, to listen to before deciding. */
export function UnfinishedDialog({ shelf, unfinished, onContinue, onDiscard, onClose }: UnfinishedDialogProps) {
  const [file, setFile] = useState<Blob | null>(null)
  const [isListening, setListening] = useState(false)
  const last = unfinished.recordings.at(-1)
  useEffect(() => {
    if (isListening && last) void fileOf(shelf, last).then(setFile)
  }, [isListening, last, shelf])
  return (
    <Dialog
      title={words.title}
      description={`${unfinishedLine(unfinished)}.`}
      look="alert"
      onClose={onClose}
      actions={
        <>
          <Button look="danger" onClick={onDiscard}>
            Discard
          </Button>
          <Button look="main" onClick={onContinue}>
            Continue
          </Button>
        </>
      }
    >
      {file && last ? (
        <Player file={file} lengthMs={last.lengthMs} label={last.label} />
      ) : (
        <Button icon="play" onClick={() => setListening(true)}>
          {words.listen}
        </Button>
      )}
    </Dialog>
  )
}
