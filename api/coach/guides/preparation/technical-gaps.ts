import type { MatchTerm } from '../../reading/match-reading.ts'
import { requirementQuote } from '../ad-quotes.ts'
import { type Gap, gapsOf, namesOf } from '../gap-advice.ts'
import { relatedLine } from '../nearest-line.ts'
import { sentenceTemplates } from '../sentence-templates.ts'
import { capitalized, quoted } from '../wording.ts'
import type { Material } from './material.ts'
import templates from './sentences.json' with { type: 'json' }

const say = sentenceTemplates(templates)

const mostGaps = 6
const technicalKinds = new Set<MatchTerm['kind']>(['skill', 'tool', 'method', 'domain', 'certificate'])

/** What the ad asks for and the resume does not show, the weightiest first, each with what to do before a technical interview. */
export function technicalGaps({ templates: round, resumeRead, reading }: Material): string[] {
  if (!round.asksForGaps || !resumeRead) return []
  const missing = reading.missing.filter((term) => technicalKinds.has(term.kind))
  return gapsOf(missing)
    .slice(0, mostGaps)
    .map((gap) => {
      const requirement = requirementQuote(gap[0].requirement, reading)
      const says = requirement ? say('gaps.says', { requirement }) : ''
      return say('gaps.item', { names: capitalized(namesOf(gap)), says, advice: whatToDo(gap) })
    })

  function whatToDo(gap: Gap): string {
    const line = relatedLine(gap.map(({ term }) => term).join(' '), reading)
    if (line) return say('gaps.closest', { line: quoted(line.text) })
    return say(gap[0].kind === 'certificate' ? 'gaps.certificate' : 'gaps.example')
  }
}
