import { useAtomValue } from 'jotai'
import { type Ref, useEffect, useState } from 'react'
import { Player, type PlayerHandle } from '../../media/recorder/player.tsx'
import { recordedAtom } from './pitch-store.ts'
import { pitchFile } from './studio/pitch-file.ts'

/** The take that the feedback is about, to play. Nothing if it is no longer on this device. */
export function Take({ player }: { player?: Ref<PlayerHandle> }) {
  const recorded = useAtomValue(recordedAtom)
  const [file, setFile] = useState<File | null>(null)
  useEffect(() => {
    let isGone = false
    setFile(null)
    if (recorded)
      void pitchFile(recorded).then(
        (next) => !isGone && setFile(next),
        () => undefined,
      )
    return () => {
      isGone = true
    }
  }, [recorded])
  if (!recorded || !file) return null
  return (
    <div className="elevator-take" data-kind={recorded.kind}>
      <Player
        file={file}
        lengthMs={(recorded.durationSeconds ?? 0) * 1_000}
        label="Your pitch"
        {...(player && { ref: player })}
      />
    </div>
  )
}
