import { clockInWords, clockOf } from '../../../media/recorder/clock-words.ts'
import { megabytes } from '../../../ui/file-drop.tsx'

export interface PitchFacts {
  kind: 'video' | 'audio'
  durationSeconds: number | null
  sizeBytes: number
}

export function factsLine({ kind, durationSeconds, sizeBytes }: PitchFacts): string {
  const length = durationSeconds === null ? [] : [clockOf(durationSeconds * 1_000)]
  return [...length, megabytes(sizeBytes), ...(kind === 'audio' ? ['audio only'] : [])].join(' · ')
}

export function factsInWords({ kind, durationSeconds, sizeBytes }: PitchFacts): string {
  const length = durationSeconds === null ? [] : [clockInWords(durationSeconds * 1_000)]
  return [...length, megabytes(sizeBytes), ...(kind === 'audio' ? ['audio only'] : [])].join(', ')
}

const dateAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

export function savedOn(timestamp: string): string {
  return dateAndTime.format(new Date(timestamp))
}

const endings: [RegExp, string][] = [
  [/mp4/, 'mp4'],
  [/webm/, 'webm'],
  [/ogg/, 'ogg'],
  [/mpeg/, 'mp3'],
  [/wav/, 'wav'],
]

export function fileNameOf({ timestamp, contentType }: { timestamp: string; contentType: string }): string {
  const at = new Date(timestamp)
  const two = (number: number) => String(number).padStart(2, '0')
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `elevator-pitch-${day}.${endings.find(([pattern]) => pattern.test(contentType))?.[1] ?? 'bin'}`
}
