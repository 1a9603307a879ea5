import type { ExperienceLine, MatchTerm } from '../../scoring/match-reading.ts'
import { namesOf } from '../gap-advice.ts'
import { jobNamed } from '../job-of-line.ts'
import { lineNamed, relatedLine } from '../nearest-line.ts'
import { inSentence, listed, quoted, withThe } from '../wording.ts'
import type { Material } from './material.ts'
import type { SpecificKind } from './round-voice.ts'
import type { SlotName } from './template.ts'

/** What one question is about. */
export interface Subject {
  /** Two subjects with one key are the same matter: they are asked about once. */
  key: string
  slots: Partial<Record<SlotName, string>>
  /** The person's line that tells of it, where one does. */
  line: ExperienceLine | null
  term: MatchTerm | null
}

type Subjects = Record<SpecificKind, Subject[]>

/** Every section of a preparation asks for them, and finding them reads the whole ad and the whole resume. */
const found = new WeakMap<Material, Subjects>()

/** All that could be asked about, by kind, in the order of this round. */
export function subjectsOf(material: Material): Subjects {
  const known = found.get(material)
  if (known) return known
  const subjects = findSubjects(material)
  found.set(material, subjects)
  return subjects
}

function findSubjects(material: Material): Subjects {
  const { reading } = material
  const ofTerm = (slot: 'term' | 'paper' | 'soft', term: MatchTerm, name: string): Subject => ({
    key: slot === 'paper' ? term.term : term.requirement,
    slots: { [slot]: name, requirement: quoted(term.requirement) },
    line: lineNamed(term.resumeLine, reading) ?? relatedLine(`${term.term} ${term.requirement}`, reading),
    term,
  })
  return {
    term: material.terms.map((term) => ofTerm('term', term, withThe(inSentence(term)))),
    paper: material.papers.map((term) => ofTerm('paper', term, paperName(term))),
    soft: material.soft.map((term) => ofTerm('soft', term, softName(term))),
    gap: material.gaps.map((gap) => ({
      key: gap[0].requirement,
      slots: { gap: namesOf(gap), requirement: quoted(gap[0].requirement) },
      line: relatedLine(`${gap.map((term) => term.term).join(' ')} ${gap[0].requirement}`, reading),
      term: gap[0],
    })),
    duty: material.duties.map((duty) => ({
      key: duty,
      slots: { duty: quoted(duty), requirement: quoted(duty) },
      line: relatedLine(duty, reading),
      term: null,
    })),
    line: material.lines.map((line) => ({ key: line.text, slots: { line: quoted(line.text) }, line, term: null })),
  }
}

/** "Registered Nurse" is a job; where a license is asked for, it is "the Registered Nurse license". */
export function paperName(term: MatchTerm): string {
  const name = inSentence(term).replace(/^(?:Valid|Current|Clean|Full|Active)\b/, (word) => word.toLowerCase())
  const isBareLicence = term.kind === 'licence' && /licen[cs]e/i.test(term.requirement) && !/licen[cs]/i.test(name)
  return isBareLicence ? `the ${name} license` : withThe(name)
}

function softName(term: MatchTerm): string {
  return inSentence(term).replace(/^(?:excellent|strong|good) /i, '')
}

/** What every question of a set may name: the role, the employer, the person's strengths and latest job. */
export function commonSlots({ reading, terms, resumeRead, about, lines }: Material): Partial<Record<SlotName, string>> {
  const { title, company } = reading.ad
  const latest = reading.resume.experienceLines[0] ?? lines[0]
  const job = latest ? jobNamed(latest) : null
  const strengths = listed(terms.slice(0, 3).map(inSentence))
  return {
    role: title ? `the ${title} role` : 'this role',
    title: title ?? 'the person in this role',
    company: company ?? 'our organization',
    ...(strengths && resumeRead ? { strengths } : {}),
    ...(about[0] ? { about: quoted(about[0]) } : {}),
    ...(job ? { job } : {}),
  }
}
