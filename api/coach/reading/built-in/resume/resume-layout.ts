import type { ResumePlace } from '../../../../contract/improved-resume.ts'
import type { ResumeBlock } from '../../../../contract/voice-to-resume.ts'
import { logicalLines } from '../../../text/lines.ts'
import { contactOf } from './contact.ts'
import { structured } from './resume-structure.ts'

const longestTitle = 110

const kinds = { heading: 'heading', head: 'subheading', detail: 'note' } as const

/** A resume's text as paragraphs of our layout: every word, in its order. */
export function resumeBlocks(text: string): (ResumeBlock & Pick<ResumePlace, 'section'>)[] {
  const lines = logicalLines(text)
  const { name } = contactOf(lines)
  return structured(lines).map(({ text, bullet, part, section }, at) => {
    const isTitle = at === 0 && part === 'line' && name !== null && text.length <= longestTitle && text.startsWith(name)
    const kind = isTitle ? 'title' : part === 'line' ? (bullet ? 'bullet' : 'paragraph') : kinds[part]
    return { kind, section, text: text.replace(/\s*\t\s*/gu, ' | ') }
  })
}

/** The sections, jobs and degrees to which a line can be added. */
export function resumePlaces(text: string): ResumePlace[] {
  const places: (ResumePlace & { isHead: boolean })[] = []
  for (const { from, to, text: line, part, section } of structured(ownLines(text))) {
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
  let afterGap = true
  return text.split('\n').flatMap((raw) => {
    const from = end + 1
    end = from + raw.length
    const bullet = /^\s*[•\-–*]\s/u.test(raw)
    const own = raw.replace(/^\s*[•\-–*]\s/u, '').trim()
    const line = { text: own, bullet, afterGap, from, to: end }
    afterGap = own === ''
    return afterGap ? [] : [line]
  })
}
