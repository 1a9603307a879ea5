import { digitWord, smallNumber } from '../../../../contract/number-words.ts'
import conditions from '../../../data/conditions.json' with { type: 'json' }
import demandWords from '../../../data/demand-words.json' with { type: 'json' }
import licensePhrases from '../../../data/license-phrases.json' with { type: 'json' }
import { taggedWords } from '../../../text/part-of-speech.ts'
import { familyOf } from '../../../text/stem.ts'
import { tokensOf } from '../../../text/tokens.ts'
import type { AdReading, AdUnit, HardConstraint, ResumeLine, ResumeReading } from '../../match-reading.ts'
import { degreeLevels, highestDegree } from '../resume/degree-levels.ts'
import { readWork, type ShareOfField, type YearsOfWork, yearsOfWork } from '../resume/years-of-work.ts'
import { abbreviates, wordOf } from '../terms/words.ts'

const years = new RegExp(
  `(?<!\\b(?:last|past|previous|within|every|in) )\\b(\\d{1,2}|${digitWord}|ten)\\s*(?:\\+|or more|plus)?\\s*(?:(?:-|–|to)\\s*\\d{1,2}\\s*)?\\+?\\s*(?:years?|yrs?)\\b['’]?(?! (?:old|of age))`,
  'i',
)
const driving = /\b(?:driv(?:er'?s?|ing) licen[cs]e|full (?:uk )?licen[cs]e|cdl|hgv|class [abc] licen[cs]e|c\+e)\b/i
const license = new RegExp(`\\b(?:${licensePhrases.join('|')})\\b`, 'i')
const registered = /\b(?:licen[cs]ed?|registered|registration)\b/i
/** What a new hire may still earn: "within six months of hire". */
const untilLater = new RegExp(conditions.untilLater.join('|'), 'i')
/** Bounds the work: each demand is compared with each of them. */
const mostLicenseLines = 200

/** Demands that are not keywords: years, degree level, license and driving. One line may name several. */
export function hardConstraints(ad: AdReading, resume: ResumeReading, nowYear: number | null): HardConstraint[] {
  const work = readWork(resume)
  const degree = highestDegree(resume)
  const licenses = resume.lines.filter(({ text }) => driving.test(text) || registered.test(text)).slice(0, mostLicenseLines)

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

  function ofLicense({ text: requirement }: AdUnit): HardConstraint | null {
    const isDriving = driving.test(requirement)
    if (!isDriving && !license.test(requirement)) return null
    const shows = ({ text }: ResumeLine) =>
      isDriving ? driving.test(text) : registered.test(text) && sharesName(requirement, text)
    // The line that names the license says more than the job that needed it.
    const own = licenses.find((line) => /\blicen[cs]e/i.test(line.text) && shows(line)) ?? licenses.find(shows)
    if (!own && untilLater.test(requirement)) return null
    return { kind: 'licence', requirement, met: own ? 'yes' : 'unclear', resumeLine: own?.text ?? null }
  }

  return ad.units
    .filter(({ part, text }) => part === 'must' || part === 'nice' || (part === 'duties' && years.test(text)))
    .flatMap((unit) => [ofYears(unit), ofDegree(unit), ofLicense(unit)].filter((one) => one !== null))
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

/** "Design lessons" is no work in design. */
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

const ofEveryLicense = new Set(demandWords.everyLicense)

/** Also "RN license" and "Registered Nurse License". */
function sharesName(asked: string, line: string): boolean {
  const [one, other] = [tokensOf(asked), tokensOf(line)]
  const said = new Set(other.map(({ text }) => text.toLowerCase()))
  const isShort = (tokens: typeof one, long: typeof one) => tokens.some(({ text }) => abbreviates(text, long.map(wordOf)))
  const isNamed = one.some(({ text }) => !ofEveryLicense.has(text.toLowerCase()) && said.has(text.toLowerCase()))
  return isNamed || isShort(one, other) || isShort(other, one)
}
