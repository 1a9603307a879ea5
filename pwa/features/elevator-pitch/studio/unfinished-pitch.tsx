import { useEffect, useState } from 'react'
import { UnfinishedDialog } from '../../../recording/unfinished-dialog.tsx'
import type { RecordedPitch } from '../recorded-pitch.ts'
import { continuePitch, discardUnfinished, findUnfinished, type UnfinishedPitches } from './unfinished-pitches.ts'

/** After a crash or a reload: the take is still there, to go on with or to discard. */
export function UnfinishedPitch({ uid, onRecorded }: { uid: string; onRecorded: (recorded: RecordedPitch) => void }) {
  const [found, setFound] = useState<UnfinishedPitches | null>(null)
  useEffect(() => {
    let isLeft = false
    void findUnfinished(uid).then((next) => !isLeft && setFound(next))
    return () => {
      isLeft = true
    }
  }, [uid])
  if (!found) return null
  const close = () => setFound(null)
  const goOn = async () => {
    const recorded = await continuePitch(found)
    close()
    if (recorded) onRecorded(recorded)
  }
  return (
    <UnfinishedDialog
      shelf={found.shelf}
      unfinished={found.unfinished}
      onContinue={() => void goOn()}
      onDiscard={() => void discardUnfinished(found).then(close)}
      onClose={close}
    />
  )
}
