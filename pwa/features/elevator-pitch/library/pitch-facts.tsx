import { scoreWords } from '../../../answer-review/verdict.ts'
import { clockInWords, clockOf } from '../../../media/recorder/clock-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { pitchBandOf } from '../pitch-rules.ts'

interface PitchFacts {
  kind: 'video' | 'audio'
  durationSeconds: number | null
}

export function factsLine({ kind, durationSeconds }: PitchFacts, clock = clockOf): string {
  const length = durationSeconds === null ? 'Length unknown' : clock(durationSeconds * 1_000)
  return kind === 'audio' ? `${length} · audio only` : length
}

export function Facts({ of }: { of: PitchFacts }) {
  return (
    <span className="small quiet numbers">
      <span aria-hidden="true">{factsLine(of)}</span>
      <span className="only-heard">{factsLine(of, clockInWords)}</span>
    </span>
  )
}

export function ScoreBadge({ score }: { score: number }) {
  const { tone, badge, word } = pitchBandOf(score)
  return (
    <span className="numbers pitch-score">
      <Badge tone={tone} filled={badge !== 'outline'}>
        <span className="only-heard">Score </span>
        {scoreWords(score)} / 10<span className="only-heard">, {word.toLowerCase()}</span>
      </Badge>
    </span>
  )
}

const dateAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

export const savedOn = (timestamp: string): string => dateAndTime.format(new Date(timestamp))

/** As the server names a download. */
export function fileNameOf({ timestamp, contentType }: { timestamp: string; contentType: string }): string {
  const ending = contentType === 'audio/mp4' ? 'm4a' : (/mp4|webm|ogg|wav/.exec(contentType)?.[0] ?? 'bin')
  return `elevator-pitch-${timestamp.slice(0, 10)}.${ending}`
}
