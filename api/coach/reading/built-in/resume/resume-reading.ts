import { type LogicalLine, logicalLines } from '../../../text/lines.ts'
import { isMachineOrder } from '../../../text/machine-orders.ts'
import { sentencesOf, statementsOf } from '../../../text/sentences.ts'
import { tidy } from '../../../text/tidy.ts'
import type { ExperienceLine, ResumeLine, ResumeReading, ResumeSectionName } from '../../match-reading.ts'
import { startsWithActionVerb } from './action-verbs.ts'
import { contactOf } from './contact.ts'
import { inlineSection, sectionOfHeading } from './resume-headings.ts'

const safeLines = (resumeText: string): LogicalLine[] =>
  logicalLines(tidy(resumeText))
    .flatMap((line) => (isMachineOrder(line.text) ? without(isMachineOrder, line) : line))
    .flatMap(bySentence)

/** Every sentence of a resume but its headings. */
export const statementsIn = (resumeText: string): string[] =>
  safeLines(resumeText).flatMap(({ text, bullet }) => (bullet || !sectionOfHeading(text) ? statementsOf(text) : []))

/**
 * Reads a resume's plain text: contact facts, sections under usual headings, lines, and which of them say what the person did.
 * @param leftOut sentences that do not count
 */
export function readResume(resumeText: string, leftOut: readonly string[] = []): ResumeReading {
  const copied = new Set(leftOut)
  const logical = safeLines(resumeText).flatMap((line) => without((text) => copied.has(text), line))
  const lines: ResumeLine[] = []
  const written: ResumeLine[] = []
  let section: ResumeSectionName = 'other'
  for (const line of logical) {
    const opened = line.bullet ? null : sectionOfHeading(line.text)
    if (opened) {
      section = opened
      written.push({ text: line.text, section, bullet: false })
      continue
    }
    const inline = inlineSection(line.text)
    if (inline && !(line.bullet && section === 'experience')) {
      lines.push({ text: inline.rest, section: inline.name, bullet: false })
      written.push({ text: line.text, section: inline.name, bullet: line.bullet })
      // "Skills: a, b" in the middle of a list speaks for its own line only.
      if (section === 'other') section = inline.name === 'skills' ? section : inline.name
      continue
    }
    // Without a heading, or under one that says something else, the first line with a span of years begins the experience.
    if (mayBeginWork(section) && jobSpan.test(line.text) && line.text.length < 100) {
      section = 'experience'
      const title = lines.at(-1)
      if (title && startsWithDate.test(line.text) && !isDeed(title.text)) title.section = section
    }
    const read = { text: line.text, section: placed(line, section), bullet: line.bullet }
    lines.push(read)
    written.push(read)
  }
  // A resume without headings is about work.
  if (!lines.some((line) => line.section === 'experience'))
    for (const line of [...lines, ...written]) if (line.section === 'other') line.section = 'experience'
  return {
    contact: contactOf(logical),
    lines,
    written,
    experienceLines: experienceLines(lines),
    words: wordsIn(resumeText),
  }
}

/** More characters than a bullet takes. */
const longestBullet = 160

/** A paragraph is read, cited and quoted sentence by sentence. */
function bySentence(line: LogicalLine): LogicalLine[] {
  if (line.text.length <= longestBullet) return [line]
  return sentencesOf(line.text).map((text) => ({ ...line, text }))
}

const plainWord = /\s(?!(?:and|for|the|with|from|then|now)\b)\p{Ll}{3,}/gu

/** "Lead Cook, Harbour Grill" begins like a deed and is the heading of a job: a deed has words in lower case. */
export const isDeed = (text: string): boolean => (text.match(plainWord) ?? []).length > 1

const saysWhatIDid =
  /\bI (?:have |also |then |now )*(?!(?:am|was|have|had|like|love|enjoy|want|hope|hold|speak|live|can|could|would|will|believe|care|need|know|feel|prefer|look)\b)\p{Ll}/u

/** Begins with a verb of doing, or says what "I" did. */
const tellsDeed = (text: string) => startsWithActionVerb(text) || saysWhatIDid.test(text)

const mayBeginWork = (section: ResumeSectionName) => section === 'other' || section === 'summary'

function without(isLeftOut: (sentence: string) => boolean, line: LogicalLine): LogicalLine[] {
  const sentences = statementsOf(line.text)
  const own = sentences.filter((sentence) => !isLeftOut(sentence))
  if (own.length === sentences.length) return [line]
  return own.length > 0 ? [{ ...line, text: own.join(' ') }] : []
}

const dates = /\b(?:19|20)\d\d\b|\b\d{1,2}\/(?:19|20)?\d\d\b|\b(?:present|current|to date|now)\b/i

const jobSpan = /\b(?:19|20)\d\d\s*(?:-|–|—|to)\s*(?:(?:19|20)?\d\d\b|present|now|current|date)/i

const startsWithDate = /^(?:\p{L}{3,9}\.? )?(?:19|20)\d\d/u

/** Before the first heading, bullets are about work; the rest of the head is neither. */
function placed(line: LogicalLine, section: ResumeSectionName): ResumeSectionName {
  return section === 'other' && line.bullet ? 'experience' : section
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’.@-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}

/** A line that names a job: a date, or an employer beside a title, and no sentence. */
function namesJob(line: ResumeLine): boolean {
  const words = wordsIn(line.text)
  return !line.bullet && words <= 16 && !(/[.!]$/.test(line.text) && isDeed(line.text)) && dates.test(line.text)
}

const fewestWords = 4

/** Employer, title and dates may stand on three lines. */
const longestHead = 3

/** The lines that name a job, as far as they are read: what stands below a job's dates begins the next one's. */
function withHeadLine(head: readonly string[], text: string): string[] {
  const dated = dates.test(text) ? head.findLastIndex((one) => dates.test(one)) : -1
  return [...head.slice(dated + 1), text].slice(-longestHead)
}

function experienceLines(lines: readonly ResumeLine[]): ExperienceLine[] {
  const found: ExperienceLine[] = []
  let head: string[] = []
  let underHead = false
  const addHead = (text: string) => {
    head = withHeadLine(underHead ? [] : head, text.replace(/\.$/, ''))
    underHead = false
  }
  for (const line of lines) {
    if (line.section !== 'experience') continue
    if (namesJob(line) && !(startsWithActionVerb(line.text) && hasFigure(line.text) && wordsIn(line.text) > 8)) {
      addHead(line.text)
      continue
    }
    const words = wordsIn(line.text)
    const acts = startsWithActionVerb(line.text)
    if (line.bullet ? words < 2 : !tellsDeed(line.text) || !isDeed(line.text) || words < fewestWords) {
      if (!line.bullet && words <= 10 && /^\p{Lu}/u.test(line.text)) addHead(line.text)
      continue
    }
    const job = head.length > 0 ? head.join(', ') : null
    found.push({ text: line.text, words, startsWithActionVerb: acts, hasFigure: hasFigure(line.text), job })
    underHead = true
  }
  return found
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
