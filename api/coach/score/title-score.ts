import type { ResumeReading } from '../reading/match-reading.ts'
import { type PartOfSpeech, taggedWords } from '../text/part-of-speech.ts'
import { family, stem } from '../text/stem.ts'
import { tokensOf } from '../text/tokens.ts'
import { cosine, rankOf, vectorOf } from '../text/word-vectors.ts'

/** Words as unlike as this have nothing to do with each other; as like as that they name nearly the same work. */
const unlike = 0.6
const alike = 0.9
/** A word that only means something like the title's counts at most this much. */
const mostForLike = 0.6
/** What a headline or a summary claims, and no job shows. */
const onlyClaimed = 0.5
/** Lines at the top that say who somebody is. */
const headlines = 4
/** The most frequent words say nothing about a trade. */
const ordinaryRank = 100

export interface TitleScore {
  /** 0 to 100; null where the ad has no title that could be read. */
  points: number | null
  title: string | null
  /** The line of the resume that comes closest; null where none is near. */
  line: string | null
}

interface Word {
  text: string
  family: string
  weight: number
}

/** How close the jobs a person has had come to the title of the ad: the same words, or words that mean nearly the same. */
export function titleScore(title: string | null, resume: ResumeReading): TitleScore {
  const wanted = title ? namesIn(title) : []
  if (wanted.length === 0) return { points: null, title, line: null }
  const jobs = [...new Set(resume.experienceLines.map(({ job }) => job).filter((job) => job !== null)), ...unlistedJobs(resume)]
  const claims = resume.lines
    .filter(({ section }, at) => section === 'summary' || (section === 'other' && at < headlines))
    .map(({ text }) => text)
  const candidates = [
    ...jobs.map((line) => ({ line, share: shareOf(wanted, line) })),
    ...claims.map((line) => ({ line, share: shareOf(wanted, line) * onlyClaimed })),
  ]
  const best = candidates.reduce((most, one) => (one.share > most.share ? one : most), { line: '', share: 0 })
  // Half a title is another job: a bus driver and a delivery driver, a civil and a data engineer.
  return { points: 100 * best.share ** 2, title, line: best.share > 0 ? best.line : null }
}

/** Jobs named in one line, with nothing told below them. */
function unlistedJobs({ lines }: ResumeReading): string[] {
  return lines
    .filter(({ section, bullet, text }) => section === 'experience' && !bullet && /\b(?:19|20)\d\d\b/.test(text))
    .map(({ text }) => text)
}

const naming = new Set<PartOfSpeech>(['NOUN', 'PROPN', 'ADJ', 'VERB', 'X'])

/** The words of a title that name something: of "Teacher of Science" the teacher and the science. */
function namesIn(title: string): Word[] {
  const named = taggedWords(title.toLowerCase()).filter(({ tag }) => naming.has(tag))
  return named.map(({ text }) => wordOf(text)).filter(({ weight }) => weight > 0)
}

function wordOf(text: string): Word {
  const rank = rankOf(text) ?? 60_000
  return { text, family: family(stem(text)), weight: Math.max(0, Math.log(rank / ordinaryRank)) }
}

function shareOf(wanted: readonly Word[], line: string): number {
  const words = tokensOf(line).map(({ text }) => wordOf(text.toLowerCase()))
  const all = wanted.reduce((sum, { weight }) => sum + weight, 0)
  const met = wanted.reduce((sum, want) => sum + want.weight * Math.max(0, ...words.map((word) => likeness(want, word))), 0)
  return all === 0 ? 0 : met / all
}

function likeness(one: Word, other: Word): number {
  if (one.family === other.family) return 1
  const [a, b] = [vectorOf(one.text), vectorOf(other.text)]
  if (!a || !b) return 0
  return mostForLike * Math.min(1, Math.max(0, (cosine(a, b) - unlike) / (alike - unlike)))
}
