import '../../answer-review/answers.css'
import { useAtomValue } from 'jotai'
import { Fragment, type RefObject } from 'react'
import type { AnswerFinding } from '../../../api/contract/answer-feedback.ts'
import { MarksKey, SoundMarks } from '../../answer-review/heard-parts.tsx'
import { clockInWords } from '../../media/recorder/clock-words.ts'
import { Player, type PlayerHandle } from '../../media/recorder/player.tsx'
import { Icon } from '../../ui/icon.tsx'
import { recordedAtom } from './pitch-store.ts'
import { useTakeFile } from './studio/take-file.ts'

/** On the timeline and in the list. */
export const findingKinds = {
  filler: { word: 'Filler', tone: 'yellow' },
  pause: { word: 'Pause', tone: 'yellow' },
  strength: { word: 'Strong', tone: 'green' },
  weakness: { word: 'Weak', tone: 'red' },
} as const

interface TakeProps {
  player?: RefObject<PlayerHandle | null>
  findings?: readonly AnswerFinding[] | undefined
}

export default function Take({ player, findings = [] }: TakeProps) {
  const recorded = useAtomValue(recordedAtom)
  const file = useTakeFile(recorded)
  if (!recorded || !file) return null
  const { lengthMs } = recorded
  const stretches = stretchesOf(findings)
  return (
    <div className="elevator-take" data-kind={recorded.kind}>
      <Player
        file={file}
        lengthMs={lengthMs}
        label="Your pitch"
        marks={<SoundMarks findings={findings} lengthMs={lengthMs} />}
        marksKey={<MarksKey findings={findings} />}
        {...(player && { ref: player })}
      >
        {stretches.length > 0 && <Timeline {...{ stretches, lengthMs }} onPlay={(ms) => player?.current?.playFrom(ms)} />}
      </Player>
    </div>
  )
}

/** Strengths and weaknesses where they were said; of two that overlap, the first. */
function stretchesOf(findings: readonly AnswerFinding[]) {
  let before = 0
  return findings.flatMap(({ about, kind, startMs, endMs }) => {
    if (about === undefined || startMs === undefined || endMs === undefined || startMs < before) return []
    const gapMs = startMs - before
    before = endMs
    return [{ about, kind, startMs, endMs, gapMs }]
  })
}

interface TimelineProps {
  stretches: ReturnType<typeof stretchesOf>
  lengthMs: number
  onPlay: (fromMs: number) => void
}

function Timeline({ stretches, lengthMs, onPlay }: TimelineProps) {
  return (
    <div className="ribbon">
      {stretches.map(({ about, kind, startMs, endMs, gapMs }) => (
        <Fragment key={startMs}>
          <span style={{ flexGrow: gapMs }} />
          <button
            type="button"
            className={`middle tone-${findingKinds[kind].tone}`}
            style={{ flexGrow: endMs - startMs }}
            aria-label={`Play from ${clockInWords(startMs)}: ${about}, ${findingKinds[kind].word.toLowerCase()}`}
            onClick={() => onPlay(startMs)}
          >
            <Icon name={kind === 'strength' ? 'check' : 'info'} size={18} />
            <span aria-hidden="true">{about}</span>
          </button>
        </Fragment>
      ))}
      <span style={{ flexGrow: Math.max(0, lengthMs - (stretches.at(-1)?.endMs ?? 0)) }} />
    </div>
  )
}
