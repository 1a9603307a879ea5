import type { ResumePlace } from '../../../../contract/improved-resume.ts'
import type { ResumeBlock } from '../../../../contract/voice-to-resume.ts'
import { logicalLines } from '../../../text/lines.ts'
import { sectionOfHeading } from './resume-headings.ts'
import { isDeed, readResume } from './resume-reading.ts'

interface Line {
  text: string
  bullet: boolean
}

/** `head` begins a job or a degree, `detail` is the rest of its head. */
type Part = 'heading' | 'head' | 'detail' | 'line'
type Labelled<L extends Line> = L & { part: Part; section: ResumePlace['section'] }

const dated = /\b(?:19|20)\d\d\b|\b(?:present|current)\b/i
/** "2019 – Mar 2021", "2022 to date" */
const years = /\b(?:19|20)\d\d\s*(?:[-–—]|to)\s*(?:[a-z]{3,9}\.? |\d\d\/)?(?:(?:19|20)\d\d|present|current|now|today|date)\b/i
const longestHead = 110

const mayHead = ({ text, bullet }: Line) => !bullet && text.length <= longestHead && !(/[.;]$/.test(text) && isDeed(text))

const opens = ({ text, bullet }: Line) => (bullet ? null : sectionOfHeading(text))
/** "What I have done", "Career so far" */
const mayBeHeading = ({ text, bullet }: Line) => !bullet && text.length <= 30 && !/[\d.,:;@|]/.test(text)

function labelled<L extends Line>(lines: readonly L[]): Labelled<L>[] {
  const all: Labelled<L>[] = []
  let section: ResumePlace['section'] = 'other'
  const isWorkNamed = lines.some((line) => opens(line) === 'experience')
  let dates = dated
  for (const line of lines) {
    const opened = opens(line)
    if (opened && opened !== 'told') {
      section = opened
      dates = dated
    }
    const above = all.at(-1)
    // Under a heading of the user's own, the first job with its years opens the work, where only years make a job.
    if (!isWorkNamed && ['other', 'summary'].includes(section) && mayHead(line) && years.test(line.text)) {
      section = 'experience'
      dates = years
      if (above?.part === 'line' && all.length > 1 && mayBeHeading(above)) Object.assign(above, { part: 'heading', section })
    }
    const isHead = !opened && ['experience', 'education'].includes(section) && mayHead(line) && dates.test(line.text)
    // The line above the dates belongs to them, unless it has dates of its own.
    const aboveHeads = isHead && above?.part === 'line' && mayHead(above) && !dated.test(above.text)
    if (aboveHeads) above.part = 'head'
    all.push({ ...line, section, part: opened ? 'heading' : aboveHeads ? 'detail' : isHead ? 'head' : 'line' })
  }
  // An employer below the dates, above what was done there; a school below its degree.
  for (const [at, line] of all.entries()) {
    const [above, below] = [all[at - 1], all[at + 1]]
    if (line.part === 'line' && above?.part === 'head' && mayHead(line) && (below?.bullet || line.section === 'education'))
      line.part = 'detail'
  }
  return all
}

const kinds = { heading: 'heading', head: 'subheading', detail: 'note' } as const

/** A resume's text as paragraphs of our layout: every word, in its order. */
export function resumeBlocks(text: string): (ResumeBlock & Pick<ResumePlace, 'section'>)[] {
  const name = readResume(text).contact.name
  return labelled(logicalLines(text)).map(({ text, bullet, part, section }, at) => {
    const isTitle = at === 0 && part === 'line' && name !== null && text.length <= longestHead && text.startsWith(name)
    const kind = isTitle ? 'title' : part === 'line' ? (bullet ? 'bullet' : 'paragraph') : kinds[part]
    return { kind, section, text: text.replace(/\s*\t\s*/gu, ' | ') }
  })
}

/** The sections, jobs and degrees to which a line can be added. */
export function resumePlaces(text: string): ResumePlace[] {
  const places: (ResumePlace & { isHead: boolean })[] = []
  for (const { from, to, text: line, part, section } of labelled(ownLines(text))) {
    const last = places.at(-1)
    if (part === 'heading' || part === 'head' || (part === 'detail' && last?.at === undefined))
      places.push({ title: line, section, from, at: to, isHead: part === 'head' })
    else if (last) {
      last.at = to
      if (part === 'detail') last.title = `${last.title}, ${line}`
    }
  }
  return places
    .filter(({ isHead, at, title, from }) => isHead || at > from + title.length)
    .map(({ isHead, title, ...place }) => ({ ...place, title: title.replace(/\s*\t\s*/gu, ', ').slice(0, 120) }))
}

function ownLines(text: string) {
  let end = -1
  return text.split('\n').flatMap((raw) => {
    const from = end + 1
    end = from + raw.length
    const bullet = /^\s*[•\-–*]\s/u.test(raw)
    const own = raw.replace(/^\s*[•\-–*]\s/u, '').trim()
    return own === '' ? [] : [{ text: own, bullet, from, to: end }]
  })
}
