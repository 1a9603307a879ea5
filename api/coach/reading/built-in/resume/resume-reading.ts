import { type LogicalLine, logicalLines } from '../../../text/lines.ts'
import { isMachineOrder } from '../../../text/machine-orders.ts'
import { sentencesOf, statementsOf } from '../../../text/sentences.ts'
import { tidy } from '../../../text/tidy.ts'
import type { Job, ResumeLine, ResumeReading } from '../../match-reading.ts'
import { startsWithActionVerb } from './action-verbs.ts'
import { contactOf } from './contact.ts'
import { sectionOfHeading } from './resume-headings.ts'
import { type Entry, entriesOf, isDeed, type Placed, span, structured } from './resume-structure.ts'

const safeLines = (resumeText: string): LogicalLine[] =>
  logicalLines(tidy(resumeText))
    .flatMap((line) => (isMachineOrder(line.text) ? without(isMachineOrder, line) : line))
    .flatMap(bySentence)

/** Every sentence of a resume but its headings. */
export const statementsIn = (resumeText: string): string[] =>
  safeLines(resumeText).flatMap(({ text, bullet }) => (bullet || !sectionOfHeading(text) ? statementsOf(text) : []))

/**
 * Reads a resume's plain text: contact facts, sections under usual headings, jobs, and the lines that say what the user did.
 * @param leftOut sentences that do not count
 */
export function readResume(resumeText: string, leftOut: readonly string[] = []): ResumeReading {
  const copied = new Set(leftOut)
  const logical = safeLines(resumeText).flatMap((line) => without((text) => copied.has(text), line))
  const all = structured(logical)
  const written = all.map(({ text, section, bullet }, at): ResumeLine => ({ id: `R${at + 1}`, text, section, bullet }))
  return {
    contact: contactOf(logical),
    lines: written.filter((_, at) => all[at]!.part !== 'heading'),
    written,
    ...workOf(all),
    words: wordsIn(resumeText),
  }
}

/** More characters than a bullet takes. */
const longestBullet = 160

/** A paragraph is read, cited and quoted sentence by sentence. */
function bySentence(line: LogicalLine): LogicalLine[] {
  if (line.text.length <= longestBullet) return [line]
  return sentencesOf(line.text).map((text, at) => ({ ...line, text, afterGap: line.afterGap && at === 0 }))
}

const saysWhatIDid =
  /\bI (?:have |also |then |now )*(?!(?:am|was|have|had|like|love|enjoy|want|hope|hold|speak|live|can|could|would|will|believe|care|need|know|feel|prefer|look)\b)\p{Ll}/u

/** Begins with a verb of doing, or says what "I" did. */
const tellsDeed = (text: string) => startsWithActionVerb(text) || saysWhatIDid.test(text)

function without(isLeftOut: (sentence: string) => boolean, line: LogicalLine): LogicalLine[] {
  const sentences = statementsOf(line.text)
  const own = sentences.filter((sentence) => !isLeftOut(sentence))
  if (own.length === sentences.length) return [line]
  return own.length > 0 ? [{ ...line, text: own.join(' ') }] : []
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’.@-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}

const fewestWords = 4

/** The jobs, and every line below one. Where work has bullets, a line without one must tell what was done, as must a line below no job. */
function workOf(all: readonly Placed<LogicalLine>[]): Pick<ResumeReading, 'jobs' | 'experienceLines'> {
  const entries = entriesOf(all, 'experience')
  const isBulleted = entries.some(({ lines }) => lines.some(({ bullet }) => bullet))
  const isWork = ({ text, bullet }: LogicalLine, head: readonly unknown[]) =>
    bullet || (head.length > 0 && !isBulleted)
      ? wordsIn(text) >= 2
      : wordsIn(text) >= fewestWords && tellsDeed(text) && isDeed(text)
  return {
    jobs: entries.flatMap(jobsIn),
    experienceLines: entries.flatMap(({ head, lines }) => {
      const job = head.length > 0 ? head.map(({ text }) => text.replace(/\.$/, '')).join(', ') : null
      const own = lines.filter((line) => isWork(line, head))
      return own.map(({ text }) => ({
        ...{ text, job, words: wordsIn(text) },
        ...{ startsWithActionVerb: startsWithActionVerb(text), hasFigure: hasFigure(text) },
      }))
    }),
  }
}

/** A job by its dates; without a head, each line with dates is one. */
function jobsIn({ head, lines }: Entry<LogicalLine>): Job[] {
  if (head.length === 0) return lines.flatMap((line) => jobDatedBy(line, [line], [line]))
  const dates = head.find(({ text }) => span.test(text))
  return dates ? jobDatedBy(dates, head, [...head, ...lines]) : []
}

function jobDatedBy({ text: line }: LogicalLine, head: readonly LogicalLine[], whole: readonly LogicalLine[]): Job[] {
  const years = span.exec(line)
  if (!years) return []
  const [, from, to] = years
  const textOf = (some: readonly LogicalLine[]) => some.map(({ text }) => text).join('\n')
  return [{ from: Number(from), to: /^\d/.test(to!) ? Number(to) : null, line, head: textOf(head), text: textOf(whole) }]
}

/** A figure says how much, how many or how often; a year or a product's number does not. */
function hasFigure(text: string): boolean {
  const bare = text
    .replace(/\b(?:19|20)\d\d\b/g, ' ')
    .replace(
      /\b(?:level|grade|class|key stage|KS|ISO|NVQ|Windows|Office|version|v|type|phase|part|section|bs|form)\s?-?\d[\d.]*/gi,
      ' ',
    )
    .replace(/(?<![\p{L}\p{N}_])\p{L}+\d[\p{L}\d]*/gu, ' ')
  return /\d|\b(?:half|twice|double[ds]?|tripled?|dozens?|hundreds?|thousands?|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty) )/i.test(
    bare,
  )
}
