import type { ExperienceLine, MatchTerm } from '../../reading/match-reading.ts'
import { requirementQuote } from '../ad-quotes.ts'
import { jobNamed, roleNamed } from '../job-of-line.ts'
import { lineNamed, relatedLine } from '../nearest-line.ts'
import { inFirstPerson } from '../own-words.ts'
import { isSound } from '../sentence-check.ts'
import { inSentence, listed, quoted, withThe } from '../wording.ts'
import type { Material } from './material.ts'
import type { SlotName, SpecificKind } from './round-templates.ts'

export type Slots = Partial<Record<SlotName, string>>

/** What one question is about. */
export interface Subject {
  /** Two subjects with one key are the same matter: they are asked about once. */
  key: string
  slots: Slots
  /** The person's line that shows it, if there is one. */
  line: ExperienceLine | null
  term: MatchTerm | null
}

type Subjects = Record<SpecificKind, Subject[]>

const mostNames = 2

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
  const asking = ({ requirement }: MatchTerm): Slots => {
    const quote = requirementQuote(requirement, reading)
    return quote ? { requirement: quote } : {}
  }
  /** A line about something similar. One that cannot be put in the first person says too little. */
  const closestLine = (matter: string) => {
    const line = relatedLine(matter, reading)
    return line && inFirstPerson(line) ? line : null
  }
  const ofTerm = (slot: 'term' | 'credential' | 'soft', term: MatchTerm, name: string): Subject => ({
    key: slot === 'credential' ? term.term : term.requirement,
    slots: { [slot]: name, ...asking(term) },
    line: lineNamed(term.resumeLine, reading) ?? closestLine(term.term),
    term,
  })
  return {
    term: material.terms.map((term) => ofTerm('term', term, inSentence(term))),
    credential: material.credentials.map((term) => ofTerm('credential', term, credentialName(term))),
    soft: material.soft.map((term) => ofTerm('soft', term, softName(term))),
    gap: material.gaps.map((gap) => ({
      key: gap[0].requirement,
      slots: { gap: listed(gap.slice(0, mostNames).map(inSentence), 'or'), ...asking(gap[0]) },
      line: closestLine(gap.map((term) => term.term).join(' ')),
      term: gap[0],
    })),
    duty: material.duties.map((duty) => ({
      key: duty,
      slots: { duty: quoted(duty) },
      line: closestLine(duty),
      term: null,
    })),
    line: material.lines.map((line) => ({ key: line.text, slots: { line: quoted(line.text) }, line, term: null })),
  }
}

/** "Registered Nurse" is a job; where a license is asked for, it is "the Registered Nurse license". */
export function credentialName(term: MatchTerm): string {
  const name = inSentence(term).replace(/^(?:Valid|Current|Clean|Full|Active)\b/, (word) => word.toLowerCase())
  const isBareLicence = term.kind === 'licence' && /licen[cs]e/i.test(term.requirement) && !/licen[cs]/i.test(name)
  return isBareLicence ? `the ${name} license` : withThe(name)
}

function softName(term: MatchTerm): string {
  return inSentence(term).replace(/^(?:excellent|strong|good) /i, '')
}

/** What every question of a set may name: the role, the person's strengths and latest job. */
export function commonSlots({ reading, terms, resumeRead, lines }: Material): Slots {
  const latest = reading.resume.experienceLines[0] ?? lines[0]
  const job = latest ? jobNamed(latest) : null
  const strengths = listed(
    terms
      .map(inSentence)
      .filter((name) => isSound(`I know ${name}.`))
      .slice(0, 3),
  )
  return {
    role: roleNamed(reading.ad.title),
    ...(strengths && resumeRead ? { strengths } : {}),
    ...(job ? { job } : {}),
  }
}
