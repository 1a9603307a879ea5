import type { ResumePlace } from '../../../../contract/improved-resume.ts'
import type { ResumeBlock } from '../../../../contract/resume-outline.ts'
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
const longestHead = 110

const mayHead = ({ text, bullet }: Line) => !bullet && text.length <= longestHead && !(/[.;]$/.test(text) && isDeed(text))

function labelled<L extends Line>(lines: readonly L[]): Labelled<L>[] {
  const all: Labelled<L>[] = []
  let section: ResumePlace['section'] = 'other'
  for (const line of lines) {
    const opened = line.bullet ? null : sectionOfHeading(line.text)
    if (opened && opened !== 'told') section = opened
    const isHead = !opened && ['experience', 'education'].includes(section) && mayHead(line) && dated.test(line.text)
    const above = all.at(-1)
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
