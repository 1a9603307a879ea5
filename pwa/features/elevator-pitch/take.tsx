import '../../answer-review/answers.css'
import { useAtomValue } from 'jotai'
import type { RefObject } from 'react'
import type { AnswerFinding } from '../../../api/contract/answer-feedback.ts'
import { MarksKey, SoundMarks } from '../../answer-review/heard-parts.tsx'
import { Player, type PlayerHandle } from '../../media/recorder/player.tsx'
import { recordedAtom } from './pitch-store.ts'
import { useTakeFile } from './studio/take-file.ts'

interface TakeProps {
  player?: RefObject<PlayerHandle | null>
  findings?: readonly AnswerFinding[] | undefined
}

export default function Take({ player, findings = [] }: TakeProps) {
  const recorded = useAtomValue(recordedAtom)
  const file = useTakeFile(recorded)
  if (!recorded || !file) return null
  const { lengthMs } = recorded
  return (
    <div className="elevator-take" data-kind={recorded.kind}>
      <Player
        file={file}
        lengthMs={lengthMs}
        label="Your pitch"
        marks={<SoundMarks findings={findings} lengthMs={lengthMs} />}
        marksKey={<MarksKey findings={findings} />}
        {...(player && { ref: player })}
      />
    </div>
  )
}
