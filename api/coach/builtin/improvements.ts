import type { AnalysisSectionData } from '../../contract/resume-analysis.ts'
import type { AnalysisNumbers, ExperienceLine, MatchReading } from '../scoring/match-reading.ts'
import { rewriteLine, weaknessOf } from './rewrite-line.ts'
import { counted, inSentence, listed, quoted, sentence } from './wording.ts'

const mostRewrites = 6
const mostImprovements = 8

/** One-sentence changes, and the person's weakest lines written anew with placeholders for what only they know. */
export function writeImprovements({ reading, sections }: AnalysisNumbers): AnalysisSectionData<'improvements'> {
  const rewrites = weakestFirst(reading.resume.experienceLines)
    .map((line) => ({ original: line.text, improved: rewriteLine(line) }))
    .filter((pair): pair is { original: string; improved: string } => pair.improved !== null)
    .slice(0, mostRewrites)
  const bullets = rewrites.length > 0 ? rewrites.map((pair) => pair.improved) : linesToFillIn(reading)
  const findings = sections.flatMap((section) => (section.section === 'document' ? section.data.parserView.findings : []))
  const problems = findings.filter((finding) => finding.level === 'problem').slice(0, 2)
  return {
    resumeImprovements: [
      ...onLines(reading),
      ...onWords(reading),
      ...problems.map((finding) => sentence(finding.detail)),
      ...onStructure(reading).filter(
        (advice) => !problems.some((finding) => /heading/i.test(finding.title) && /heading/.test(advice)),
      ),
    ].slice(0, mostImprovements),
    resumeBulletPoints: bullets,
    rewrites,
  }
}

function weakestFirst(lines: readonly ExperienceLine[]): ExperienceLine[] {
  return [...lines].sort((a, b) => weaknessOf(b) - weaknessOf(a))
}

/** Where no line about work was found, the first terms of the ad give lines to fill in. */
function linesToFillIn(reading: MatchReading): string[] {
  const terms = reading.terms
    .filter((term) => term.kind !== 'soft' && term.kind !== 'licence' && term.kind !== 'certificate')
    .slice(0, 3)
  if (terms.length === 0) return ['[Verb in the past tense] [what you did] for [number] [people or cases], which [result]']
  return terms.map(
    (term) => `[Verb in the past tense] [what you did] with ${inSentence(term)} for [number] [people or cases], which [result]`,
  )
}

function onLines(reading: MatchReading): string[] {
  const { experienceLines } = reading.resume
  const bare = experienceLines.filter((line) => !line.hasFigure)
  const limp = experienceLines.filter((line) => !line.startsWithActionVerb)
  const long = experienceLines.filter((line) => line.words > 30)
  const short = experienceLines.filter((line) => line.words < 6)
  return [
    bare[0]
      ? `Add a figure to ${quoted(bare[0].text)}${bare.length > 1 ? ` and to ${counted(bare.length - 1, 'other line')} about your work that ${bare.length === 2 ? 'has' : 'have'} none` : ''}.`
      : '',
    limp[0] ? `Begin ${quoted(limp[0].text)} with the verb that says what you did.` : '',
    long[0] ? `Split ${quoted(long[0].text)} into two lines, since it runs to ${long[0].words} words.` : '',
    short[0] ? `Say more than ${quoted(short[0].text)}: with what, for whom, and with which effect.` : '',
  ].filter(Boolean)
}

function onWords(reading: MatchReading): string[] {
  const musts = reading.missing.filter((term) => term.importance === 'must').slice(0, 4)
  const wishes = reading.missing.filter((term) => term.importance !== 'must').slice(0, 3)
  return [
    musts.length > 0
      ? `In your experience, name ${listed(musts.map(inSentence))} wherever you have really worked with ${musts.length === 1 ? 'it' : 'them'}.`
      : '',
    wishes.length > 0
      ? `If it is true, mention ${listed(wishes.map(inSentence), 'or')} in your skills: the ad calls for ${wishes.length === 1 ? 'it' : 'these'} less strictly.`
      : '',
  ].filter(Boolean)
}

function onStructure(reading: MatchReading): string[] {
  const { contact, sections } = reading.resume
  const names = new Set(sections.map((section) => section.name))
  const lacking = [
    contact.phone ? '' : 'phone number',
    contact.email ? '' : 'email address',
    contact.location ? '' : 'city',
  ].filter(Boolean)
  const title = reading.ad.title
  return [
    lacking.length > 0 ? `Add your ${listed(lacking)} at the top of the first page, in the text and not in the header.` : '',
    names.has('experience')
      ? ''
      : 'Put your jobs under a plain heading such as "Experience", so that software and people find them.',
    names.has('skills') ? '' : 'Add a short "Skills" section with the tools and methods you could be asked about.',
    names.has('education') || names.has('certifications')
      ? ''
      : 'Add a section for your education and certificates, even if it holds one line.',
    title && !names.has('summary') ? `Name the role you want, ${title}, in a two-line summary at the top.` : '',
  ].filter(Boolean)
}
