import { asResumeLine } from '../../../../api/contract/first-person.ts'
import type { ResumePlace } from '../../../../api/contract/improved-resume.ts'
import type { LineEdit, RequirementLine } from '../../../../api/contract/resume-analysis.ts'
import type { ToldAnswer } from '../../../generation/told-answers.ts'
import { gapsIn } from '../../../ui/with-gaps.tsx'
import type { Received } from '../analysis.ts'
import { linesIn } from '../requirement-lines.ts'
import { type OwnLine, ownLine } from '../resume-lines.ts'

/** A line of the improved resume, beside the user's own. */
export interface Change {
  id: string
  /** An edited line, an improvement, or an answer to a gap question. */
  kind: 'edit' | 'rewrite' | 'told'
  /** The line it replaces; null where a line is added. */
  original: OwnLine | null
  /** The end of the line above an added one. */
  at: number
  text: string
  isAccepted: boolean
  /** The line of the ad that an answer is about. */
  requirement: string | null
}

export interface Results {
  paid: Received
  shown: Received
  answers: readonly ToldAnswer[]
  edits: readonly LineEdit[]
}

export const textOf = ({ document }: Received) => document?.parserView.text ?? ''

const overlaps = (one: { from: number; to: number }, other: { from: number; to: number }) =>
  one.from < other.to && other.from < one.to

/** All changes the results suggest to lines that are in the file, in its order. What the user wrote goes before what the coach wrote. */
export function proposedChanges({ paid, shown, answers, edits }: Results, places: readonly ResumePlace[]): Change[] {
  const text = textOf(paid)
  const rewrites = shown.improvements?.rewrites ?? []
  const changed: Change[] = edits.map(({ from, to, text: line }) => ({
    ...{ id: `edit ${from} ${line}`, kind: 'edit', isAccepted: true, requirement: null },
    ...{ original: from < to ? { from, to, text: text.slice(from, to) } : null, at: from, text: line },
  }))
  for (const { original, improved } of rewrites) {
    const own = ownLine(text, original)
    if (!own || own.text === improved || changed.some(({ original }) => original && overlaps(original, own))) continue
    const id = `rewrite ${own.from} ${improved}`
    changed.push({
      id,
      kind: 'rewrite',
      original: own,
      at: own.to,
      text: improved,
      isAccepted: gapsIn(improved).length === 0,
      requirement: null,
    })
  }
  const told = answers.filter(({ line }) => line.reply !== 'no' && line.text !== '')
  for (const answer of told) {
    const line = answer.bullet || asResumeLine(answer.line.text)
    const at = placeFor(answer, linesIn(paid), text, places)
    const { requirement } = answer.line
    const id = `told ${answer.line.id} ${line}`
    changed.push({ id, kind: 'told', original: null, at, text: line, isAccepted: gapsIn(line).length === 0, requirement })
  }
  return changed.toSorted((one, other) => (one.original?.from ?? one.at) - (other.original?.from ?? other.at))
}

/** Below the closest line at work; else in the section for what the ad asks, or the newest job. */
function placeFor(
  { gap, line }: ToldAnswer,
  requirements: readonly RequirementLine[],
  text: string,
  places: readonly ResumePlace[],
): number {
  const closest = gap.ownLine === null ? null : ownLine(text, gap.ownLine)
  const around = closest && places.findLast(({ from }) => from <= closest.from)
  if (closest && around?.section === 'experience') {
    const end = text.indexOf('\n', closest.to)
    return end < 0 ? text.length : end
  }
  const kind = requirements.find((one) => one.text === line.requirement)?.kind
  const section = ({ certificate: 'certifications', degree: 'education', language: 'skills' } as const)[
    kind as 'certificate' | 'degree' | 'language'
  ]
  const place =
    places.find((one) => one.section === section) ??
    (around?.section === 'summary' || around?.section === 'other' ? null : around) ??
    places.find((one) => one.section === 'experience') ??
    places.at(-1)
  return place?.at ?? text.trimEnd().length
}

/** Where an added line can go. */
export function placeOptions(change: Change, text: string, places: readonly ResumePlace[]) {
  const options = places.map(({ at, title }) => ({ at, label: title }))
  if (options.some(({ at }) => at === change.at)) return options
  const above = text.slice(text.lastIndexOf('\n', change.at - 1) + 1, change.at).replace(/^• /u, '')
  return [{ at: change.at, label: `Below “${above}”` }, ...options]
}

/** Blanks in the accepted lines, with their line. */
export const unfilled = (changes: readonly Change[]): { blank: string; line: string }[] =>
  changes
    .filter(({ isAccepted }) => isAccepted)
    .flatMap(({ text }) => [...new Set(gapsIn(text))].map((blank) => ({ blank, line: text })))

export const asEdits = (changes: readonly Change[]): LineEdit[] =>
  changes
    .filter(({ isAccepted }) => isAccepted)
    .map(({ original, at, text }) => ({ from: original?.from ?? at, to: original?.to ?? at, text }))
