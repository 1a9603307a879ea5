import { digitWord, smallNumber } from '../../../../contract/number-words.ts'
import demandWords from '../../../data/demand-words.json' with { type: 'json' }
import { taggedWords } from '../../../text/part-of-speech.ts'
import { familyOf } from '../../../text/stem.ts'
import { tokensOf } from '../../../text/tokens.ts'
import type { AdReading, AdUnit, HardConstraint, ResumeReading } from '../../match-reading.ts'
import { degreeLevels, highestDegree } from '../resume/degree-levels.ts'
import { readWork, type ShareOfField, type YearsOfWork, yearsOfWork } from '../resume/years-of-work.ts'

const years = new RegExp(
  `(?<!\\b(?:last|past|previous|within|every|in) )\\b(\\d{1,2}|${digitWord}|ten)\\s*(?:\\+|or more|plus)?\\s*(?:(?:-|–|to)\\s*\\d{1,2}\\s*)?\\+?\\s*(?:years?|yrs?)\\b['’]?(?! (?:old|of age))`,
  'i',
)

/** Demands that are not keywords: years and degree level. One line may name both. */
export function hardConstraints(ad: AdReading, resume: ResumeReading, nowYear: number | null): HardConstraint[] {
  const work = readWork(resume)
  const degree = highestDegree(resume)

  function ofYears({ text: requirement }: AdUnit): HardConstraint | null {
    const wanted = yearsAsked(requirement)
    if (wanted === null) return null
    const worked = yearsOfWork(work, nowYear, shareOfField(requirement))
    return { kind: 'years', requirement, met: metBy(worked, wanted), resumeLine: worked?.line ?? null }
  }

  function ofDegree({ text: requirement }: AdUnit): HardConstraint | null {
    const levels = degreeLevels.filter(([, pattern]) => pattern.test(requirement)).map(([level]) => level)
    if (levels.length === 0) return null
    // "Bachelor's or master's": the lowest named is enough.
    const isEnough = degree !== undefined && degree.level >= Math.min(...levels)
    const isOpen = degree === undefined || /\b(?:or )?equivalent\b/i.test(requirement)
    return { kind: 'degree', requirement, met: isEnough ? 'yes' : isOpen ? 'unclear' : 'no', resumeLine: degree?.line ?? null }
  }

  return ad.units
    .filter(({ part, text }) => part === 'must' || part === 'nice' || (part === 'duties' && years.test(text)))
    .flatMap((unit) => [ofYears(unit), ofDegree(unit)].filter((one) => one !== null))
}

const ofEveryDemand = new Set(demandWords.everyDemand)

/** "Nursing" is in "Registered Nurse". */
const familiesOf = (text: string) =>
  new Set(tokensOf(text).flatMap(({ text: word }) => (ofEveryDemand.has(word.toLowerCase()) ? [] : familyOf(word))))

/** What a demand for years goes on to say besides the field. */
const fieldEnds = /[,;(]|\b(?:including|preferabl[ey]|preferred|required)\b/i
const fieldStarts = /\b(?:in an?|with|within)\b/i

/** What a demand for years says of the field: "5+ years of experience in a warehouse" names it late. */
export function fieldOfYears(demand: string): string {
  const said = years.exec(demand)
  const around = said ? [demand.slice(said.index + said[0].length), demand.slice(0, said.index)] : [demand]
  const parts = around.flatMap((part) => part.replace(/^\W+/, '').split(fieldEnds)[0]!.split(fieldStarts))
  return parts.find((field) => familiesOf(field).size > 0) ?? ''
}

/** How much of the field the heading of a job, alone or with one of its lines, names; of a title, only the heading. */
function shareOfField(demand: string): ShareOfField {
  const alternatives = fieldOfYears(demand).split(/\bor\b/i)
  const fields = alternatives.map(familiesOf).filter(({ size }) => size > 0)
  const isTitle = /\b(?:as an?|role|position)\b/i.test(demand)
  return (head, lines) => {
    const ofHead = familiesOf(head)
    const shares = fields.flatMap((field) => {
      const wordsIn = field.size > 1 ? familiesOf : thingsIn
      const places = [ofHead, ...(isTitle ? [] : lines.map((line) => ofHead.union(wordsIn(line))))]
      return places.map((own) => field.intersection(own).size / field.size)
    })
    return shares.length === 0 ? 1 : Math.max(...shares)
  }
}

/** "Design lessons" is not work in design. */
function thingsIn(line: string): Set<string> {
  const [, ...words] = taggedWords(line)
  return familiesOf(words.flatMap(({ tag, text }) => (tag === 'VERB' ? [] : text)).join(' '))
}

/** How many years a demand names; null where it names none. */
export function yearsAsked(demand: string): number | null {
  const said = years.exec(demand)?.[1]?.toLowerCase()
  return said === undefined ? null : (smallNumber(said) ?? Number(said))
}

export function metBy(worked: YearsOfWork | null, wanted: number): HardConstraint['met'] {
  if (worked === null) return 'unclear'
  if (worked.years >= wanted) return 'yes'
  return worked.open || worked.atMost >= wanted ? 'unclear' : 'no'
}
