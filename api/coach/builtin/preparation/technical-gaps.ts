import type { MatchTerm } from '../../scoring/match-reading.ts'
import { type Gap, gapsOf, namesOf } from '../gap-advice.ts'
import { relatedLine } from '../nearest-line.ts'
import { capitalized, quoted } from '../wording.ts'
import type { Material } from './material.ts'

const mostGaps = 6
const technicalKinds = new Set<MatchTerm['kind']>(['skill', 'tool', 'method', 'domain', 'certificate'])

/** What the ad asks for and the resume does not show, the weightiest first, each with what to do before a technical talk. */
export function technicalGaps(material: Material): string[] {
  const { voice, resumeRead, reading } = material
  if (!voice.asksForGaps || !resumeRead) return []
  const missing = reading.missing.filter((term) => technicalKinds.has(term.kind))
  return gapsOf(missing)
    .slice(0, mostGaps)
    .map(
      (gap, place) =>
        `${capitalized(namesOf(gap))}: the ad says ${quoted(gap[0].requirement)}. ${whatToDo(gap, place, material)}`,
    )
}

function whatToDo(gap: Gap, place: number, material: Material): string {
  const [term] = gap
  const line = relatedLine(`${gap.map((one) => one.term).join(' ')} ${term.requirement}`, material.reading)
  if (line) return `Your line ${quoted(line.text)} comes closest: be ready to say what carries over and what does not.`
  if (term.kind === 'certificate') return 'If you have it, bring the date; if not, bring the date by which you could.'
  const ways = [
    'Nothing in your resume touches it. Learn its words, the usual first steps and the usual mistakes, and say openly where your knowledge ends.',
    'Your resume does not show it. Work through one small example beforehand, so that you can speak of something you have done.',
    'If it was part of your work, prepare the case; if it was not, prepare how you would find your way in.',
  ]
  return ways[place % ways.length]!
}
