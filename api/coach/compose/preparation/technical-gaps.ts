import type { MatchTerm } from '../../score/match-reading.ts'
import { requirementQuote } from '../ad-quotes.ts'
import { type Gap, gapsOf, namesOf } from '../gap-advice.ts'
import { relatedLine } from '../nearest-line.ts'
import { capitalized, quoted } from '../wording.ts'
import type { Material } from './material.ts'

const mostGaps = 6
const technicalKinds = new Set<MatchTerm['kind']>(['skill', 'tool', 'method', 'domain', 'certificate'])

/** What the ad asks for and the resume does not show, the weightiest first, each with what to do before a technical interview. */
export function technicalGaps({ templates, resumeRead, reading }: Material): string[] {
  if (!templates.asksForGaps || !resumeRead) return []
  const missing = reading.missing.filter((term) => technicalKinds.has(term.kind))
  return gapsOf(missing)
    .slice(0, mostGaps)
    .map((gap) => {
      const quote = requirementQuote(gap[0].requirement, reading)
      return `${capitalized(namesOf(gap))}: ${quote ? `the ad says ${quote}. ` : ''}${whatToDo(gap)}`
    })

  function whatToDo(gap: Gap): string {
    const line = relatedLine(gap.map(({ term }) => term).join(' '), reading)
    if (line) return `Your closest line is ${quoted(line.text)}. Be ready to say what carries over and what does not.`
    if (gap[0].kind === 'certificate') return 'If you have it, bring the date. If not, know by when you could have it.'
    return 'If you have worked with it, prepare that example. If not, work through one small example before the interview.'
  }
}
