import { adLines } from '../../../lines/ad-lines.ts'
import { statementsOf } from '../../../text/sentences.ts'
import { sharedRuns } from '../../../text/shared-runs.ts'
import { tokensOf } from '../../../text/tokens.ts'
import type { ExperienceLine, ResumeLine, ResumeReading, ResumeSectionName } from '../../match-reading.ts'

/** So many words in a row are nobody's own within one sentence; names of credentials that happen to follow each other may be a few more. */
const longRun = 8
const longRunOverLines = 12
/** A sentence with a word changed here and there: nearly all of it in shorter runs, one of them as long as this. */
const nearlyAllShare = 0.85
const nearlyLongRun = 5
/** What a person may add to a copied sentence without making it their own: "Experience with". */
const ownWordsShare = 0.2
const fewestOwnWords = 2
/** Single short lines are alike by chance; so many that are the same from end to end are not, and then shorter ones neither. */
const fewestSameLines = 3
const fewestWordsOfSameLine = 3
const fewestWordsOfOtherSameLine = 2

/** Sections in which people name credentials as everybody does, up to so many. */
const manySameLines = 8
const namesOfCredentials = new Set<ResumeSectionName>(['certifications', 'education'])

interface OwnAndCopied {
  /** The resume without what was taken over. */
  own: ResumeReading
  /** Sentences of the resume that stand in the job description, word for word or nearly. */
  copied: string[]
}

interface Sentence {
  line: ResumeLine
  text: string
  /** Stems of its words, without figures and single letters: the marks of lists and tables come and go. */
  words: string[]
  copied: boolean
}

/** Finds the sentences of the resume that were taken over from the job description, and takes them out of the reading. */
export function withoutCopied(resume: ResumeReading, jobDescription: string): OwnAndCopied {
  const sentences: Sentence[] = resume.lines.flatMap((line) =>
    statementsOf(line.text).map((text) => ({ line, text, words: wordsOf(text), copied: false })),
  )
  const ad = adLines(jobDescription).map(({ text }) => wordsOf(text))
  markLongRuns(sentences, ad, figuresIn(jobDescription))
  markSameLines(sentences, ad)
  const copied = sentences.filter((sentence) => sentence.copied).map(({ text }) => text)
  return { own: copied.length === 0 ? resume : onlyOwn(resume, sentences), copied }
}

const isFigure = (word: string) => /^\d+$/.test(word)

function wordsOf(text: string): string[] {
  return tokensOf(text)
    .map(({ stem }) => stem)
    .filter((word) => word.length > 1 && !isFigure(word))
}

function figuresIn(text: string): string[] {
  return tokensOf(text)
    .map(({ stem }) => stem)
    .filter(isFigure)
}

function markLongRuns(sentences: Sentence[], ad: readonly string[][], adFigures: readonly string[]): void {
  const runs = sharedRuns(
    sentences.flatMap(({ words }) => words),
    ad.flat(),
  )
  const known = new Set(adFigures)
  let at = 0
  for (const sentence of sentences) {
    const own = runs.slice(at, at + sentence.words.length)
    at += sentence.words.length
    // A figure of one's own makes a sentence one's own.
    sentence.copied = isCopied(own) && figuresIn(sentence.text).every((figure) => known.has(figure))
  }
}

/** @param runs for each word of a sentence, how many words in a row it shares with the ad */
function isCopied(runs: readonly number[]): boolean {
  const words = runs.length
  const longest = runs.reduce((most, run) => Math.max(most, run), 0)
  const own = runs.filter((run) => run === 0).length
  if (words === 0 || own > Math.max(fewestOwnWords, words * ownWordsShare)) return false
  if (longest >= longRunOverLines || (words >= longRun && longest >= longRun)) return true
  return words >= longRun && longest >= nearlyLongRun && own <= words * (1 - nearlyAllShare)
}

function markSameLines(sentences: Sentence[], ad: readonly string[][]): void {
  const keys = new Set(ad.map((words) => words.join(' ')))
  const same = sentences.filter(({ words }) => endsAsLine(words, keys, fewestWordsOfSameLine))
  const counted = same.length >= manySameLines ? sentences : sentences.filter(({ line }) => !namesOfCredentials.has(line.section))
  if (same.filter((sentence) => counted.includes(sentence)).length < fewestSameLines) return
  for (const sentence of counted) sentence.copied ||= endsAsLine(sentence.words, keys, fewestWordsOfOtherSameLine)
}

/** Whether the words are a line of the ad, perhaps after a word or two: "I have". */
function endsAsLine(words: readonly string[], keys: ReadonlySet<string>, fewest: number): boolean {
  return Array.from({ length: fewestOwnWords + 1 }, (_, from) => words.slice(from)).some(
    (rest) => rest.length >= fewest && keys.has(rest.join(' ')),
  )
}

function onlyOwn(resume: ResumeReading, sentences: readonly Sentence[]): ResumeReading {
  const kept = Map.groupBy(
    sentences.filter(({ copied }) => !copied),
    ({ line }) => line,
  )
  const textOf = (line: ResumeLine) =>
    kept
      .get(line)
      ?.map(({ text }) => text)
      .join(' ') ?? ''
  const left = new Map(resume.lines.map((line) => [line.text, textOf(line)]))
  const copied = [...new Set(sentences.filter((sentence) => sentence.copied).map(({ text }) => `${text}, `))]
  // What stood above a job's own lines was read as its head.
  const headOf = (job: string) => copied.reduce((head, text) => head.replaceAll(text, ''), job)
  const taken = new Set(sentences.filter((sentence) => sentence.copied).map(({ text }) => text))
  const ownOf = (text: string) =>
    statementsOf(text)
      .filter((sentence) => !taken.has(sentence.replace(/^[^:]{3,40}:\s+/, '')))
      .join(' ')
  const isLeft = ({ text }: { text: string }) => text !== ''
  return {
    ...resume,
    lines: resume.lines.map((line) => ({ ...line, text: textOf(line) })).filter(isLeft),
    written: resume.written.map((line) => ({ ...line, text: left.get(line.text) ?? ownOf(line.text) })).filter(isLeft),
    experienceLines: resume.experienceLines
      .map((line): ExperienceLine => ({ ...line, text: left.get(line.text) ?? line.text, job: line.job && headOf(line.job) }))
      .filter(isLeft),
  }
}
