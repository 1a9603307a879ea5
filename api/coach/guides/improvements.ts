import type { AnalysisSectionData } from '../../contract/resume-analysis.ts'
import type { AnalysisNumbers, ExperienceLine, MatchReading } from '../reading/match-reading.ts'
import templates from './analysis-sentences.json' with { type: 'json' }
import { roleNamed } from './job-of-line.ts'
import { adviceOnLine, weaknessOf } from './line-advice.ts'
import { rewriteLine } from './rewrite-line.ts'
import { keepSound } from './sentence-check.ts'
import { sentenceTemplates } from './sentence-templates.ts'
import { inSentence, listed, sentence } from './wording.ts'

const say = sentenceTemplates(templates)

const mostRewrites = 6
const mostLines = 4
const mostImprovements = 8

/** The person's weakest lines with what they lack, and better wordings where they are safe. */
export function writeImprovements({ reading, sections }: AnalysisNumbers): AnalysisSectionData<'improvements'> {
  const lines = weakestFirst(reading.resume.experienceLines)
  const rewrites = lines
    .flatMap((line) => {
      const improved = rewriteLine(line)
      return improved ? [{ original: line.text, improved }] : []
    })
    .slice(0, mostRewrites)
  const findings = sections.flatMap((section) => (section.section === 'document' ? section.data.parserView.findings : []))
  const problems = findings.filter((finding) => finding.level === 'problem').slice(0, 2)
  const advice = lines
    .slice(0, mostLines + 1)
    .map((line, nth) => adviceOnLine(line, nth))
    .filter((text) => text !== null)
  return {
    resumeImprovements: [
      // The weakest one is among the recommendations.
      ...advice.slice(1),
      ...onWords(reading),
      ...problems.map((finding) => sentence(finding.detail)),
      ...onStructure(reading).filter(
        (text) => !problems.some((finding) => /heading/i.test(finding.title) && /heading/.test(text)),
      ),
    ]
      .map(keepSound)
      .filter(Boolean)
      .slice(0, mostImprovements),
    resumeBulletPoints: rewrites.map(({ improved }) => improved),
    rewrites,
  }
}

function weakestFirst(lines: readonly ExperienceLine[]): ExperienceLine[] {
  return lines.toSorted((a, b) => weaknessOf(b) - weaknessOf(a))
}

function onWords({ missing }: MatchReading): string[] {
  const musts = missing.filter((term) => term.importance === 'must').slice(0, 4)
  const wishes = missing.filter((term) => term.importance !== 'must').slice(0, 3)
  return [
    musts.length > 0 ? say('words.required', { terms: listed(musts.map(inSentence)) }) : '',
    wishes.length > 0 ? say('words.welcome', { terms: listed(wishes.map(inSentence), 'or') }) : '',
  ].filter(Boolean)
}

function onStructure({ resume: { contact, sections, experienceLines }, ad }: MatchReading): string[] {
  const names = new Set(sections.map((section) => section.name))
  const lacking = [
    contact.phone ? '' : 'phone number',
    contact.email ? '' : 'email address',
    contact.location ? '' : 'city',
  ].filter(Boolean)
  return [
    experienceLines.length > 0 ? '' : say('structure.no-lines'),
    lacking.length > 0 ? say('structure.contact', { lacking: listed(lacking) }) : '',
    names.has('experience') ? '' : say('structure.experience'),
    names.has('skills') ? '' : say('structure.skills'),
    names.has('education') || names.has('certifications') ? '' : say('structure.education'),
    names.has('summary') ? '' : say('structure.summary', { role: roleNamed(ad.title) }),
  ].filter(Boolean)
}
