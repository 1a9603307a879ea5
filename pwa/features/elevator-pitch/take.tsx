import { useAtomValue } from 'jotai'
import type { Ref } from 'react'
import { Player, type PlayerHandle } from '../../media/recorder/player.tsx'
import { recordedAtom } from './pitch-store.ts'
import { usePitchFile } from './studio/pitch-file.ts'

export function Take({ player }: { player?: Ref<PlayerHandle> }) {
  const recorded = useAtomValue(recordedAtom)
  const shown = usePitchFile(recorded)
  if (!recorded || shown.state !== 'there') return null
  return (
    <div className="elevator-take" data-kind={recorded.kind}>
      <Player
        file={shown.file}
        lengthMs={(recorded.durationSeconds ?? 0) * 1_000}
        label="Your pitch"
        {...(player && { ref: player })}
      />
    </div>
  )
}
