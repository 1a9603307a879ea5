import { smallNumber } from '../../../../contract/number-words.ts'
import licensePhrases from '../../../data/license-phrases.json' with { type: 'json' }
import type { AdReading, AdUnit, HardConstraint, ResumeLine, ResumeReading } from '../../match-reading.ts'
import { degreeLevels, highestDegree, type OwnDegree } from '../resume/degree-levels.ts'
import { fieldOf } from '../resume/field-of-work.ts'
import { readWork, type WorkRead, type YearsOfWork, yearsOfWork } from '../resume/years-of-work.ts'

const years =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\s*(?:\+|or more|plus)?\s*(?:(?:-|–|to)\s*\d{1,2}\s*)?\+?\s*(?:years?|yrs?)\b['’]?/i
const driving = /\b(?:driv(?:er'?s?|ing) licen[cs]e|full (?:uk )?licen[cs]e|cdl|hgv|class [abc] licen[cs]e|c\+e)\b/i
const licence = new RegExp(`\\b(?:${licensePhrases.join('|')})\\b`, 'i')
/** Demands that are not keywords: years, degree level, license and driving. One line may name several. */
export function hardConstraints(ad: AdReading, resume: ResumeReading, nowYear: number | null): HardConstraint[] {
  const asked = ad.units.filter((unit) => unit.part === 'must' || (unit.part === 'duties' && years.test(unit.text)))
  const work = once(() => readWork(resume))
  const degree = once(() => highestDegree(resume))
  const licenceLines = once(() =>
    resume.lines.filter(({ text }) => driving.test(text) || registered.test(text)).slice(0, mostLicenceLines),
  )
  return asked.flatMap((unit) =>
    [ofYears(unit, ad.title, work, nowYear), ofDegree(unit, degree), ofLicence(unit, licenceLines)].filter((one) => one !== null),
  )
}

/** What is read from the whole resume is read when the first demand needs it, and never again. */
function once<Value>(read: () => Value): () => Value {
  let value: { read: Value } | undefined
  return () => {
    value ??= { read: read() }
    return value.read
  }
}

function ofYears(unit: AdUnit, title: string | null, work: () => WorkRead, nowYear: number | null): HardConstraint | null {
  const wanted = yearsAsked(unit.text)
  if (wanted === null) return null
  const worked = yearsOfWork(work(), nowYear, fieldOf(unit.text.replace(years, ' '), title))
  return { kind: 'years', requirement: unit.text, met: metBy(worked, wanted), resumeLine: worked?.line ?? null }
}

/** How many years a demand names; null where it names none. */
export function yearsAsked(demand: string): number | null {
  const said = years.exec(demand)?.[1]?.toLowerCase()
  return said === undefined ? null : (smallNumber(said) ?? Number(said))
}

export function metBy(worked: YearsOfWork | null, wanted: number): HardConstraint['met'] {
  if (worked === null) return 'unclear'
  if (worked.years >= wanted) return 'yes'
  return worked.atMost >= wanted || worked.open ? 'unclear' : 'no'
}

function ofDegree(unit: AdUnit, degree: () => OwnDegree | undefined): HardConstraint | null {
  const levels = degreeLevels.filter(([, pattern]) => pattern.test(unit.text)).map(([level]) => level)
  if (levels.length === 0) return null
  // "Bachelor's or master's": the lowest named is enough.
  const wanted = Math.min(...levels)
  const own = degree()
  const openEnded = /\b(?:or )?equivalent\b/i.test(unit.text)
  const met = own === undefined ? 'unclear' : own.level >= wanted ? 'yes' : openEnded ? 'unclear' : 'no'
  return { kind: 'degree', requirement: unit.text, met, resumeLine: own?.line ?? null }
}

const registered = /\b(?:licen[cs]ed?|registered|registration)\b/i
/** More lines than any resume has about licences; each demand is held against them. */
const mostLicenceLines = 200

function ofLicence(unit: AdUnit, licenceLines: () => readonly ResumeLine[]): HardConstraint | null {
  const isDriving = driving.test(unit.text)
  if (!isDriving && !licence.test(unit.text)) return null
  const shows = ({ text }: ResumeLine) => (isDriving ? driving.test(text) : registered.test(text) && sharesName(unit.text, text))
  // The line that names the licence says more than the job that needed it.
  const own = licenceLines().find((line) => /\blicen[cs]e/i.test(line.text) && shows(line)) ?? licenceLines().find(shows)
  return { kind: 'licence', requirement: unit.text, met: own ? 'yes' : 'unclear', resumeLine: own?.text ?? null }
}

const common = new Set(
  'license licence licensed registration registered current valid state active the of in and or must have be with required a an to'.split(
    ' ',
  ),
)

function sharesName(asked: string, line: string): boolean {
  const words = new Set(line.toLowerCase().match(/[a-z]{2,}/g) ?? [])
  return (
    (asked.toLowerCase().match(/[a-z]{2,}/g) ?? []).some((word) => !common.has(word) && words.has(word)) ||
    abbreviates(asked, line) ||
    abbreviates(line, asked)
  )
}

/** "RN license" and "Registered Nurse License": the capitals of one are the first letters of the other. */
function abbreviates(short: string, long: string): boolean {
  const initials = (long.match(/\b[a-z]/gi) ?? []).join('').toUpperCase()
  return (short.match(/\b[A-Z]{2,5}\b/g) ?? []).some((letters) => initials.includes(letters))
}
