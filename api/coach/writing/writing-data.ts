import type { ToldLine } from '../../contract/told-line.ts'
import type { NumberedLine } from '../lines/numbered-lines.ts'
import { type DataBlocks, dataBlocks } from '../model/data-block.ts'
import type { MatchReading } from '../reading/match-reading.ts'
import { answerAbout } from '../reading/told-lines.ts'
import { prompt } from './prompts.ts'
import type { WritingContext } from './write-items.ts'

/** Constant, so that servers can cache it. */
export const coachRules = prompt('coach-rules')

/** A reading, or as much of one as is to be shown. */
type WritingInput = Partial<Pick<MatchReading, 'reader' | 'adLines' | 'resumeLines' | 'told' | 'terms' | 'brief'>>

/**
 * What is written about these texts may claim what the user's lines contain, and say of the employer what the ad contains.
 * @param more numbered lines among them are the user's own
 */
export function writingOn(
  { model, log }: Pick<WritingContext, 'model' | 'log'>,
  texts: WritingInput,
  signal: AbortSignal,
  more: DataBlocks = {},
): WritingContext {
  const { adLines: ad = [], resumeLines = [] } = texts
  const said = Object.values(more).flatMap((lines) => (typeof lines === 'object' ? lines : []))
  return {
    model,
    log,
    signal,
    rules: coachRules,
    data: writingData(texts, more),
    sources: { own: [...resumeLines, ...said], ad },
  }
}

export function writingData(texts: WritingInput, more: DataBlocks = {}): string {
  const { reader, adLines = [], resumeLines, told = [] } = texts
  // Code's guesses are never presented as facts.
  const reading = reader === 'model' ? readingText(texts) : undefined
  const blocks = dataBlocks({ advertisement: adLines, resume: resumeLines, reading, ...more })
  return [blocks, ...aboutAnswers(told, adLines)].join('\n\n')
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

function readingText({ terms = [], brief }: WritingInput): string {
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
