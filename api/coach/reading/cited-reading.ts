import type { MatchEvidence } from '../../contract/resume-analysis.ts'
import { adLines, numberedAd } from '../lines/ad-lines.ts'
import type { NumberedLine } from '../lines/numbered-lines.ts'
import { backingOf, coverageOf, shareAtWork } from '../score/coverage.ts'
import { tokensOf } from '../text/tokens.ts'
import { asSkillLists } from './built-in/matching/bare-lists.ts'
import { metBy, yearsAsked } from './built-in/matching/hard-constraints.ts'
import { linesSpelling, presenceOf } from './built-in/matching/presence.ts'
import { indexResume } from './built-in/matching/resume-index.ts'
import { metByAnswer, missingOf, ownResume, weightiestFirst } from './built-in/read-match.ts'
import { readWork, yearsCited } from './built-in/resume/years-of-work.ts'
import type { AdTerm } from './built-in/terms/ad-term.ts'
import { spellingsOf } from './built-in/vocabulary/vocabulary.ts'
import type {
  AdRequirement,
  Brief,
  Citation,
  HardConstraint,
  MatchReading,
  MatchTerm,
  MatchTexts,
  ReadByModel,
  TermKind,
} from './match-reading.ts'
import { answerAbout, safeAnswers, shownByAnswer } from './told-lines.ts'

type OpenTexts = ReturnType<typeof openTexts>

interface Place {
  id: string
  where: NonNullable<MatchEvidence['where']>
  how: Citation['how']
}

export const nowhere: Citation = { by: [], how: 'alias' }

const isKeyword = (one: AdRequirement): one is AdRequirement & { kind: TermKind } =>
  one.kind !== 'years' && one.kind !== 'condition'

/** `nowYear`: what "present" means. */
export function openTexts(
  requirements: readonly AdRequirement[],
  { resumeText, jobDescription, told: answers = [] }: MatchTexts,
  nowYear: number | null,
) {
  const told = safeAnswers(answers)
  const own = ownResume(resumeText, jobDescription, told)
  const asked = requirements.map(adTermOf)
  const ad = adLines(jobDescription).map(({ text }) => text)
  return {
    ...own,
    asked,
    index: indexResume(asSkillLists(own.resume.lines, asked)),
    ad,
    adNumbers: numberedAd(jobDescription),
    nowYear,
    requirements,
    told,
  }
}

function adTermOf({ term, kind, importance }: AdRequirement): AdTerm {
  const stems = tokensOf(term).map(({ stem }) => stem)
  const concepts = spellingsOf(stems).map(({ concept }) => concept)
  const known = kind === 'years' || kind === 'condition' ? 'domain' : kind
  return {
    text: term,
    kind: known,
    stems,
    concepts,
    importance,
    requirement: '',
    alternatives: [],
  }
}

const idOf = (lines: readonly NumberedLine[], text: string) => lines.find((line) => line.text.includes(text))?.id

/** Every place that shows a requirement: lines that spell it, whatever a model said, and cited ones. */
function placesOf(at: number, { by, how }: Citation, texts: OpenTexts): Place[] {
  const { asked, index, resume, resumeLines } = texts
  const spelled = linesSpelling(asked[at]!, index).flatMap((number): Place[] => {
    const { text, section } = index[number]!.line
    const id = idOf(resumeLines, text)
    return id ? [{ id, where: section, how: 'exact' }] : []
  })
  const cited = by.flatMap((id): Place[] => {
    const line = resumeLines.findIndex((one) => one.id === id)
    if (line < 0 || spelled.some((one) => one.id === id)) return []
    return [{ id, where: resume.written[line]!.section, how }]
  })
  return withAnswer(at, [...cited, ...spelled], texts)
}

/** The user's own answer about a line overrides any reading of it. */
function withAnswer(at: number, places: Place[], texts: OpenTexts): Place[] {
  const answer = answerAbout(texts.told, lineOf(texts.requirements[at]!.line, texts))
  const line = texts.resumeLines.find(({ id }) => id === answer?.id)
  if (!answer || !line) return places
  const others = places.filter(({ id }) => id !== line.id)
  const how = shownByAnswer(answer)
  return how ? [...others, { id: line.id, where: 'told', how }] : others
}

/** What the built-in matching finds in these lines, for a requirement whose citation was edited away. */
export function placesFound(at: number, ids: ReadonlySet<string>, { asked, index, resumeLines }: OpenTexts): Citation | null {
  const edited = index.filter(({ line }) => ids.has(idOf(resumeLines, line.text) ?? ''))
  const { how, resumeLine } = presenceOf(asked[at]!, edited)
  const id = resumeLine === null ? undefined : idOf(resumeLines, resumeLine)
  return how === 'missing' || !id ? null : { by: [id], how }
}

/** Turns a reading by line ids into rows. */
export function citedReading(read: ReadByModel, brief: Brief | null, texts: OpenTexts, isMarked: boolean): MatchReading {
  const { requirements } = read
  const rows = requirements.map((requirement, at) => ({ requirement, places: placesOf(at, read.shown[at]!, texts) }))
  const keywords = rows.flatMap(({ requirement, places }) => (isKeyword(requirement) ? [{ requirement, places }] : []))
  const counted = bestOfGroups(
    keywords.map(({ requirement, places }) => ({ group: requirement.group, row: termOf(requirement, places, texts) })),
  )
  const atWork = shareAtWork(counted)
  const backing = backingOf(atWork)
  const terms = counted
    .map((row) => ({ ...row, coverage: coverageOf(row.how, row.where, row.kind, backing) }))
    .sort(weightiestFirst)
  const enough = keywords.filter(({ requirement }) => requirement.kind !== 'soft').length >= (isMarked ? 1 : fewestRequirements)
  return {
    reader: 'model',
    adLines: texts.adNumbers,
    resumeLines: texts.resumeLines,
    brief,
    checked: enough,
    ad: { title: read.title, company: read.company, units: unitsOf(requirements, texts) },
    terms,
    missing: missingOf(terms),
    hardConstraints: constraintsOf(rows, texts).map((one) => metByAnswer(one, texts.told)),
    resume: texts.resume,
    copied: texts.copied,
    shareAtWork: atWork,
    told: texts.told,
    byModel: read,
  }
}

/** Fewer than this and the text is no ad. */
const fewestRequirements = 3

const lineOf = (id: string, { ad, adNumbers }: OpenTexts) => ad[adNumbers.findIndex((line) => line.id === id)] ?? ''

function termOf(
  { term, line, importance, kind }: AdRequirement & { kind: TermKind },
  places: readonly Place[],
  texts: OpenTexts,
): MatchTerm {
  const worth = ({ how, where }: Place) => coverageOf(how, where, kind, 0)
  const [best] = places.toSorted((a, b) => worth(b) - worth(a))
  const resumeLine = texts.resumeLines.find(({ id }) => id === best?.id)?.text ?? null
  return {
    ...{ term, importance, requirement: lineOf(line, texts), kind, adLine: line },
    ...{ how: best?.how ?? 'missing', resumeLine, where: best?.where ?? null, coverage: best ? worth(best) : 0 },
    shownBy: [...new Set(places.map(({ id }) => id))],
  }
}

interface Counted {
  group: number | null
  row: MatchTerm
}

/** "React, Next.js or Vue" counts once, with its best credit; all of them where none is shown. */
function bestOfGroups(all: readonly Counted[]): MatchTerm[] {
  const byCredit = all.toSorted((a, b) => b.row.coverage - a.row.coverage)
  const counts = (one: Counted) => {
    const best = byCredit.find(({ group }) => group === one.group)!
    return one.group === null || best === one || best.row.coverage === 0
  }
  return all.filter(counts).map(({ row }) => row)
}

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
function constraintsOf(rows: readonly { requirement: AdRequirement; places: readonly Place[] }[], texts: OpenTexts) {
  const found = new Map<string, HardConstraint>()
  for (const { requirement, places } of rows) {
    const kind = constraintKinds[requirement.kind]
    if (!kind || requirement.importance !== 'must') continue
    const lines = texts.resumeLines.filter(({ id }) => places.some((place) => place.id === id)).map(({ text }) => text)
    const met =
      kind === 'years' ? yearsMet(requirement.term, lines, texts) : places.some(({ how }) => how !== 'partly') ? 'yes' : 'unclear'
    const constraint = { kind, requirement: lineOf(requirement.line, texts), met, resumeLine: lines[0] ?? null }
    const key = `${kind} ${requirement.line}`
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
