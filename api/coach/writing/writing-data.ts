import type { ToldLine } from '../../contract/told-line.ts'
import { asPrompt, type NumberedLine } from '../lines/numbered-lines.ts'
import { dataBlock } from '../model/data-block.ts'
import type { MatchReading } from '../reading/match-reading.ts'
import { answerAbout } from '../reading/told-lines.ts'
import { prompt } from './prompts.ts'

/** Constant, so that servers can cache it. */
export const coachRules = prompt('coach-rules')

export interface WritingInput {
  ad?: readonly NumberedLine[]
  resume?: readonly NumberedLine[]
  /** Shown only if a model made it: code's guesses are never presented as facts. */
  reading?: MatchReading | null
  told?: readonly ToldLine[]
  more?: Readonly<Record<string, string | readonly NumberedLine[]>>
}

export function writingData({ ad, resume, reading, told = [], more = {} }: WritingInput): string {
  const blocks: Record<string, string | readonly NumberedLine[] | undefined> = {
    advertisement: ad,
    resume,
    reading: reading?.reader === 'model' ? readingText(reading) : undefined,
    ...more,
  }
  const data = Object.entries(blocks).flatMap(([name, lines]) =>
    lines === undefined ? [] : [dataBlock(name, typeof lines === 'string' ? lines : asPrompt(lines))],
  )
  return [...data, ...aboutAnswers(told, ad ?? [])].join('\n\n')
}

function aboutAnswers(told: readonly ToldLine[], ad: readonly NumberedLine[]): string[] {
  if (told.length === 0) return []
  const idsOf = (reply: ToldLine['reply']) =>
    ad.filter(({ text }) => answerAbout(told, text)?.reply === reply).map(({ id }) => id)
  const [refused, little] = [idsOf('no'), idsOf('little')]
  return [
    'Lines that begin with Q are what the person told us when asked about gaps: as true as the resume, but not in its file yet.',
    refused.length > 0
      ? `The person said no to ${refused.join(', ')}: never write that they have it. Where it matters, say how to talk about it from what their lines do show.`
      : '',
    little.length > 0 ? `Of ${little.join(', ')} the person said that they have a little, no more.` : '',
  ].filter(Boolean)
}

function readingText({ terms, brief }: MatchReading): string {
  const rows = terms.map(
    ({ importance, term, adLine, shownBy }) =>
      `${importance} | ${term} | ${adLine} | ${shownBy.length > 0 ? `shown by ${shownBy.join(', ')}` : 'not shown'}`,
  )
  if (!brief) return rows.join('\n')
  const { job, firstReader, looksFor, setsAside } = brief
  return [
    ...rows,
    `The job: ${job}`,
    `First reader: ${firstReader}`,
    `Looks for: ${looksFor}`,
    `Sets an application aside: ${setsAside}`,
  ].join('\n')
}
