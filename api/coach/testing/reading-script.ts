import type { NumberedLine } from '../lines/numbered-lines.ts'
import { linesSpelling } from '../reading/built-in/matching/presence.ts'
import { indexResume } from '../reading/built-in/matching/resume-index.ts'
import { readMatch } from '../reading/built-in/read-match.ts'
import { spellingsOf } from '../reading/built-in/vocabulary/vocabulary.ts'
import { tokensOf } from '../text/tokens.ts'
import type { SeenRequest } from './openai-script.ts'

export function numberedLinesIn(prompt: string, block: string): NumberedLine[] {
  const text = new RegExp(`<${block}>\\n([\\s\\S]*?)\\n</${block}>`).exec(prompt)?.[1] ?? ''
  return text.split('\n').flatMap((line) => {
    const [, id, rest] = /^([ARST]?\d+)[:.] (.*)$/.exec(line) ?? []
    return id && rest !== undefined ? [{ id, text: rest }] : []
  })
}

/** Reads like the built-in reader and cites lines; null for any other task. */
export function readingAnswer({ schemaName, prompt }: SeenRequest): unknown {
  if (schemaName === 'ad_reading') return adAnswer(numberedLinesIn(prompt, 'advertisement'))
  if (schemaName === 'match_reading')
    return { shown: shownIn(numberedLinesIn(prompt, 'requirements'), numberedLinesIn(prompt, 'resume')) }
  return null
}

function adAnswer(lines: readonly NumberedLine[]) {
  const { terms, ad } = readMatch('', lines.map(({ text }) => text).join('\n'))
  const requirements = terms.flatMap(({ term, requirement, importance, kind }) => {
    const line = lines.find(({ text }) => text.includes(requirement))
    const ask = importance === 'must' ? 'must' : 'nice'
    return line ? [{ line: line.id, ask, kind, any: false, terms: [term] }] : []
  })
  const brief = { job: 'A job.', firstReader: 'A recruiter.', looksFor: 'The demands.', setsAside: 'A missing demand.' }
  return { requirements, title: ad.title ?? '', employer: ad.company ?? '', ...brief }
}

function shownIn(requirements: readonly NumberedLine[], resume: readonly NumberedLine[]) {
  const index = indexResume(resume.map((line) => ({ ...line, section: 'experience', bullet: true })))
  return requirements.flatMap(({ id, text }) => {
    const term = text.split(' | ')[1] ?? ''
    const stems = tokensOf(term).map(({ stem }) => stem)
    const concepts = spellingsOf(stems).map(({ concept }) => concept)
    const asked = { text: term, kind: 'skill', stems, concepts, importance: 'must' } as const
    const by = linesSpelling({ ...asked, requirement: '', group: null }, index).map((line) => line.id)
    return by.length > 0 ? [{ n: id, by, how: 'same' }] : []
  })
}
