import { digitWord, smallNumber } from '../../../../contract/number-words.ts'
import demandWords from '../../../data/demand-words.json' with { type: 'json' }
import { taggedWords } from '../../../text/part-of-speech.ts'
import { familyOf } from '../../../text/stem.ts'
import { tokensOf } from '../../../text/tokens.ts'
import type { AdReading, AdUnit, HardConstraint, ResumeReading } from '../../match-reading.ts'
import { degreeLevels, highestDegree } from '../resume/degree-levels.ts'
import { readWork, type YearsOfWork, yearsOfWork } from '../resume/years-of-work.ts'

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
    const fields = fieldsOf(requirement)
    const isAbout = (text: string) => fields.length === 0 || fields.some((field) => field.isSubsetOf(familiesOf(text)))
    const worked = yearsOfWork(work, nowYear, isAbout)
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
const naming: ReadonlySet<string> = new Set(['NOUN', 'PROPN'])

/** What a demand for years says of the field: "5+ years of experience in a warehouse" names it late. */
export function fieldOfYears(demand: string): string {
  const [about = ''] = demand.replace(years, ' ').replace(/^\W+/, '').split(fieldEnds)
  return about.split(fieldStarts).find((field) => nounsIn(field).length > 0) ?? ''
}

const nounsIn = (field: string) =>
  taggedWords(field).flatMap(({ tag, lower }) => (naming.has(tag) && !ofEveryDemand.has(lower) ? lower : []))

/** "5 years as an industrial or commercial electrician": the nouns of each alternative. */
const fieldsOf = (demand: string): Set<string>[] =>
  fieldOfYears(demand)
    .split(/\bor\b/i)
    .map((field) => familiesOf(nounsIn(field).join(' ')))
    .filter(({ size }) => size > 0)

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
