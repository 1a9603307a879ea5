import { startsWithActionVerb } from './action-verbs.ts'
import { inlineSection, sectionOfHeading, type WrittenSection } from './resume-headings.ts'

/** A line of a resume, its bullet cut off. */
export interface StructuredLine {
  text: string
  bullet: boolean
  afterGap: boolean
}

/** `head` begins a job or a degree, `detail` is the rest of its head, `line` is all below it. */
export type Part = 'heading' | 'head' | 'detail' | 'line'
export type Placed<L> = L & { part: Part; section: WrittenSection }

const dated = /\b(?:19|20)\d\d\b|\b(?:present|current)\b/i
/** From a year to a year or to today: "2019 – Mar 2021", "03/2022 to now". */
export const span =
  /\b((?:19|20)\d\d)\b\s*(?:-|–|—|to|until|till)+\s*(?:[A-Za-z]{3,9}\.?\s+|\d{1,2}\/)?((?:19|20)\d\d\b|present|current|now|today|date|ongoing)/i
/** "Cashier, Corner Market, 2018", "Route Planner (2025) – Python" */
const yearOfHead = /(?:^|[,(|–—\t-]\s*)(?:\p{L}+\.? )?(?:19|20)\d\d\)?\W*$|\((?:\p{L}+ )?(?:19|20)\d\d\)/u
const startsWithDate = /^(?:\p{L}{3,9}\.? |\d{1,2}\/)?(?:19|20)\d\d/u
const longestHead = 110

const plainWord = /\s(?!(?:and|for|the|with|from|then|now)\b)\p{Ll}{3,}/gu

/** "Lead Cook, Harbour Grill" begins like a deed and is the heading of a job: a deed has words in lower case. */
export const isDeed = (text: string): boolean => (text.match(plainWord) ?? []).length > 1

const beginsDeed = (text: string) => startsWithActionVerb(text) && /^\S+(?: also| then)? [\p{Ll}\d$£€]/u.test(text)

const isShort = ({ text, bullet }: StructuredLine) =>
  !bullet && text.length <= longestHead && !(/[.;]$/.test(text) && isDeed(text))
const mayTitle = (line: StructuredLine) => isShort(line) && !beginsDeed(line.text) && !/^\d+\D?\s/.test(line.text)

/** "What I have done", "Career so far" */
const mayBeHeading = ({ text, bullet }: StructuredLine) => !bullet && text.length <= 30 && !/[\d.,:;@|]/.test(text)

/** Says of each line which section it is in, and whether it heads a section, a job or a degree. */
export function structured<L extends StructuredLine>(lines: readonly L[]): Placed<L>[] {
  const { all, isWorkNamed } = sectioned(lines)
  for (const section of ['experience', 'education'] as const) {
    const anchors = all.flatMap((line, at) => (line.section === section && isAnchor(line, isWorkNamed) ? [at] : []))
    markHeads(all, anchors, section)
  }
  return all
}

/** A job or a degree: its head and all below it. */
export interface Entry<L> {
  head: L[]
  lines: L[]
}

/** What is below no head is an entry, too. */
export function entriesOf<L extends StructuredLine>(all: readonly Placed<L>[], section: WrittenSection): Entry<L>[] {
  const entries: Entry<L>[] = []
  for (const line of all) {
    if (line.section !== section || line.part === 'heading') continue
    if (line.part === 'head' || entries.length === 0) entries.push({ head: [], lines: [] })
    entries.at(-1)![line.part === 'line' ? 'lines' : 'head'].push(line)
  }
  return entries
}

function sectioned<L extends StructuredLine>(lines: readonly L[]) {
  const all: Placed<L>[] = []
  const opens = ({ text, bullet }: L) => (bullet ? null : sectionOfHeading(text))
  const isWorkNamed = lines.some((line) => opens(line) === 'experience')
  let section: WrittenSection | null = null
  for (const line of lines) {
    const opened: WrittenSection | null = opens(line)
    const inline: WrittenSection | null = opened || (line.bullet && section === 'experience') ? null : inlineSection(line.text)
    // Without a heading, the first job with its years begins the work.
    const isFirstJob = !isWorkNamed && ['other', 'summary'].includes(section ?? 'other') && isShort(line) && span.test(line.text)
    if (opened || isFirstJob) section = opened ?? 'experience'
    if (isFirstJob) placeAbove(all, line)
    // Before the first heading, bullets are about work; the rest of the top is neither.
    all.push({
      ...line,
      part: opened ? 'heading' : 'line',
      section: inline ?? section ?? (line.bullet ? 'experience' : 'other'),
    })
    // "Skills: a, b" in the middle of a list speaks for its own line only.
    if (inline && inline !== 'skills' && (section ?? 'other') === 'other') section = inline
  }
  // A resume without headings is about work.
  if (!all.some((line) => line.section === 'experience' && line.part !== 'heading'))
    for (const line of all) if (line.section === 'other') line.section = 'experience'
  return { all, isWorkNamed }
}

/** What is above the first job's dates belongs to it; above its title there may be a heading in the user's own words. */
function placeAbove(all: Placed<StructuredLine>[], first: StructuredLine): void {
  const above = all.slice(1).slice(-mostAbove)
  if (startsWithDate.test(first.text) && !first.afterGap) {
    const from = above.findLastIndex(({ afterGap }) => afterGap)
    const title = above.slice(Math.max(from, 0)).filter((line) => line.part === 'line' && mayTitle(line))
    for (const line of title) line.section = 'experience'
    return
  }
  const heading = above.at(-1)
  if (heading?.part === 'line' && mayBeHeading(heading)) Object.assign(heading, { part: 'heading', section: 'experience' })
}

/** The line with the dates of a job or a degree. */
function isAnchor(line: Placed<StructuredLine>, isWorkNamed: boolean): boolean {
  if (line.part === 'heading' || !isShort(line) || (beginsDeed(line.text) && isDeed(line.text))) return false
  if (line.section === 'education') return dated.test(line.text)
  return span.test(line.text) || (isWorkNamed && yearOfHead.test(line.text) && !beginsDeed(line.text))
}

const mostAbove = 2
const mostBelow = 2
const mostTitleWords = 8

/** Employer, title and dates may be on three lines: bullets or gaps show which; else each job is headed as the first one is. */
function markHeads(all: Placed<StructuredLine>[], anchors: readonly number[], section: WrittenSection): void {
  const own = all.filter((line) => line.section === section && line.part !== 'heading')
  const isBulleted = own.some(({ bullet }) => bullet)
  const gaps = own.filter(({ afterGap }) => afterGap).length
  const isSpaced = !isBulleted && gaps > 0 && gaps <= own.length / 2
  const isFree = (at: number) => all[at]?.part === 'line' && all[at].section === section && !anchors.includes(at)
  const isTitle = (at: number) => isFree(at) && mayTitle(all[at]!)

  function linesAbove(at: number, most: number): number {
    let from = at
    while (at - from < most && !(isSpaced && all[from]!.afterGap)) {
      const mayBelong = isBulleted || isSpaced ? isFree(from - 1) && isShort(all[from - 1]!) : isTitle(from - 1)
      if (!mayBelong || dated.test(all[from - 1]!.text)) break
      from--
    }
    const isCut = isSpaced && !all[from]!.afterGap && isFree(from - 1)
    return isCut ? 0 : at - from
  }
  const ofFirst = anchors.length > 0 && !isBulleted && !isSpaced ? linesAbove(anchors[0]!, mostAbove) : mostAbove
  const above = new Map(anchors.map((at) => [at, linesAbove(at, section === 'education' ? 1 : ofFirst)]))
  const isBare = (at: number) => above.get(at) === 0
  const isBrief = (at: number) => isTitle(at) && all[at]!.text.split(' ').length <= mostTitleWords
  const areTitled = section === 'education' || anchors.filter(isBare).every((at) => isBrief(at + 1))

  function linesBelow(at: number): number {
    if (!isBulleted) return isBare(at) && areTitled && isTitle(at + 1) ? 1 : 0
    let count = 0
    while (count < mostBelow && isTitle(at + count + 1) && (isBare(at) || !isDeed(all[at + count + 1]!.text))) count++
    const isFollowedByText = isFree(at + count + 1) && !all[at + count + 1]!.bullet
    return isFollowedByText ? 0 : count
  }

  for (const at of anchors) {
    const from = at - above.get(at)!
    const to = at + linesBelow(at)
    for (let line = from; line <= to; line++) all[line]!.part = line === from ? 'head' : 'detail'
  }
}
