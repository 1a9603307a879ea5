import { tokensOf } from '../text/tokens.ts'
import { metBy, yearsAsked } from './built-in/matching/hard-constraints.ts'
import { linesSpelling, presenceOf } from './built-in/matching/presence.ts'
import { isComparable } from './built-in/matching/shown-lines.ts'
import { readWork, yearsCited } from './built-in/resume/years-of-work.ts'
import type { AdTerm } from './built-in/terms/ad-term.ts'
import { spellingsOf } from './built-in/vocabulary/vocabulary.ts'
import type {
  AdRequirement,
  Brief,
  Citation,
  HardConstraint,
  MatchReading,
  MatchTexts,
  Place,
  ReadByModel,
  TermKind,
} from './match-reading.ts'
import { adLineOf, countedReading, metByAnswer, type OpenTexts, openTexts, withAnswer } from './match-rows.ts'

export const nowhere: Citation = { by: [], how: 'alias' }

const isKeyword = <Row extends AdRequirement>(one: Row): one is Row & { kind: TermKind } =>
  one.kind !== 'years' && one.kind !== 'condition'

/** Both texts with what a model found in the ad. */
export const openCited = (requirements: readonly AdRequirement[], texts: MatchTexts, nowYear: number | null) =>
  openTexts(requirements.map(adTermOf), texts, nowYear)

function adTermOf({ term, kind, importance }: AdRequirement): AdTerm {
  const stems = tokensOf(term).map(({ stem }) => stem)
  const concepts = spellingsOf(stems).map(({ concept }) => concept)
  const known = kind === 'years' || kind === 'condition' ? 'domain' : kind
  return { text: term, kind: known, stems, concepts, importance, requirement: '', group: null }
}

/** Every place that shows a requirement: lines that spell it, whatever a model said, and cited ones. */
function placesOf(at: number, { line }: AdRequirement, { by, how }: Citation, texts: OpenTexts): Place[] {
  const { asked, index, resumeLines } = texts
  const spelled = linesSpelling(asked[at]!, index).map(({ id, section }): Place => ({ id, where: section, how: 'exact' }))
  const cited = resumeLines.flatMap(({ id, section }): Place[] =>
    by.includes(id) && !spelled.some((one) => one.id === id) ? [{ id, where: section, how }] : [],
  )
  return withAnswer(line, [...cited, ...spelled], texts)
}

/** What the built-in matching finds in these lines, for a requirement whose citation was edited away. */
export function placesFound(at: number, ids: ReadonlySet<string>, { asked, index }: OpenTexts): Citation | null {
  const found = presenceOf(
    asked[at]!,
    index.filter(({ line }) => ids.has(line.id)),
  )
  return found && { by: [found.id], how: found.how }
}

/** Turns a reading by line ids into rows. */
export function citedReading(read: ReadByModel, brief: Brief | null, texts: OpenTexts, isMarked: boolean): MatchReading {
  const { requirements } = read
  const rows = requirements.map((one, at) => ({ ...one, places: placesOf(at, one, read.shown[at]!, texts) }))
  const keywords = rows.filter(isKeyword)
  const enough = keywords.filter(isComparable).length >= (isMarked ? 1 : fewestRequirements)
  return {
    ...countedReading(keywords, texts),
    reader: 'model',
    brief,
    checked: enough,
    ad: { title: read.title, company: read.company, units: unitsOf(requirements, texts) },
    hardConstraints: constraintsOf(rows, texts).map((one) => metByAnswer(one, texts.told)),
    byModel: read,
  }
}

/** Fewer than this and the text is no ad. */
const fewestRequirements = 3

const parts = { must: 'must', nice: 'nice', duty: 'duties' } as const

function unitsOf(requirements: readonly AdRequirement[], { ad, adNumbers }: OpenTexts) {
  return ad.map((text, at) => {
    const asked = requirements.find(({ line }) => line === adNumbers[at]?.id)
    const part = asked ? parts[asked.importance] : ('about' as const)
    return { text, part }
  })
}

const constraintKinds: Partial<Record<AdRequirement['kind'], HardConstraint['kind']>> = {
  ...{ years: 'years', degree: 'degree', licence: 'licence', language: 'language' },
}

/** Demands that no keyword meets: years, degree, license, language. */
function constraintsOf(rows: readonly (AdRequirement & { places: readonly Place[] })[], texts: OpenTexts) {
  const found = new Map<string, HardConstraint>()
  for (const { kind: asked, importance, term, line, places } of rows) {
    const kind = constraintKinds[asked]
    if (!kind || importance !== 'must') continue
    const lines = texts.resumeLines.filter(({ id }) => places.some((place) => place.id === id)).map(({ text }) => text)
    const met = kind === 'years' ? yearsMet(term, lines, texts) : places.some(({ how }) => how !== 'partly') ? 'yes' : 'unclear'
    const constraint = { kind, requirement: adLineOf(line, texts), met, resumeLine: lines[0] ?? null }
    const key = `${kind} ${line}`
    if (found.get(key)?.met !== 'yes') found.set(key, constraint)
  }
  return [...found.values()]
}

/** The model says which jobs count; code adds up the dates. */
function yearsMet(demand: string, lines: readonly string[], { resume, nowYear }: OpenTexts): HardConstraint['met'] {
  const wanted = yearsAsked(demand)
  const worked = yearsCited(readWork(resume), lines, nowYear)
  if (wanted === null) return worked ? 'yes' : 'unclear'
  return lines.length === 0 ? 'unclear' : metBy(worked, wanted)
}
