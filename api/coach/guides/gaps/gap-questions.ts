import { mostGaps, type RequirementLine } from '../../../contract/resume-analysis.ts'
import type { GapQuestion } from '../../../contract/told-line.ts'
import type { MatchReading, TermKind } from '../../reading/match-reading.ts'
import { isCompared, requirementLines } from '../../reading/requirement-lines.ts'
import { fill } from '../../score/wording.ts'
import { linesWithoutResult, ownLinesOf } from '../own-lines.ts'
import { askedAbout, isQuotable } from '../requirements.ts'
import { quoted, sentence } from '../wording.ts'
import allForms from './gap-forms.json' with { type: 'json' }

type Form = keyof typeof allForms.questions

const mostResults = 2

/** What matters most and is not shown: must-haves, then other requirements and lines without a result, as far as they were not answered yet. */
export function gapQuestions(reading: MatchReading): GapQuestion[] {
  const open = requirementLines(reading)
    .filter((line) => line.state !== 'shown' && line.reply === null && isQuotable(line.text) && isCompared(line))
    .toSorted((a, b) => Number(isProbable(a)) - Number(isProbable(b)))
  const musts = open.filter(({ importance }) => importance === 'must')
  const others = open.filter(({ importance }) => importance !== 'must')
  const [first, more] = [[...musts, ...others], others].map((lines) => lines.map((line) => gapOf(line, reading)))
  const cards = first!.slice(0, Math.max(musts.length, mostGaps - mostResults))
  const results = resultGaps(reading, new Set([...cards, ...reading.told].map(({ ownLine }) => ownLine)))
  return worded([...cards, ...results, ...more!.slice(cards.length - musts.length)].slice(0, mostGaps), reading)
}

/** Nothing in the line is missing, it is only said in other words. */
const isProbable = ({ terms }: RequirementLine) => terms.length > 0 && terms.every(({ shown }) => shown)

/** What is asked about, before it is worded. */
interface Gap extends Pick<GapQuestion, 'id' | 'about' | 'requirement' | 'ownLine'> {
  form: Form
  /** What the question calls the tool that is open. */
  tool: string
}

/** Own lines without a result that no other card shows. */
function resultGaps(reading: MatchReading, taken: ReadonlySet<string | null>): Gap[] {
  const ids = new Map(reading.resumeLines.map(({ id, text }) => [text, id]))
  return linesWithoutResult(reading)
    .filter(({ text }) => !taken.has(text))
    .flatMap(({ text }): Gap[] => {
      const id = ids.get(text)
      return id ? [{ id, about: 'no-result', requirement: null, ownLine: text, form: 'result', tool: noTool }] : []
    })
    .slice(0, mostResults)
}

function gapOf(line: RequirementLine, reading: MatchReading): Gap {
  const { id, text, state } = line
  const asked = askedAbout(line)
  const isWork = reading.resume.experienceLines.some((one) => one.text === line.resumeLine)
  const nearest = asked === 'years' || (isWork && asked !== 'work') ? null : line.resumeLine
  const about = state === 'not-found' ? 'not-found' : 'unsure'
  const tool = openTool(line, reading)
  const gap = { id, about, requirement: text, ownLine: nearest, tool } as const
  if (asked !== 'work')
    return { ...gap, form: nearest !== null && (asked === 'certificate' || asked === 'degree') ? 'held' : asked }
  return { ...gap, form: formOfOpen(line, reading) ?? (nearest !== null ? 'half' : 'work') }
}

const noTool = 'this'

/** The one tool that is open, by its name. */
function openTool({ id }: RequirementLine, { terms }: MatchReading): string {
  const [open, ...others] = terms.filter((term) => term.adLine === id && term.kind === 'tool' && term.how === 'missing')
  return open && others.length === 0 ? open.term : noTool
}

const formsOfKinds: Partial<Record<TermKind, Form>> = {
  ...{ tool: 'tool', language: 'language', certificate: 'certificate', licence: 'certificate', degree: 'degree' },
}

/** "Irish national craft cert" names a nationality, not a language. */
const ofLanguage =
  /\b(?:speak\w*|spoken|fluen\w+|languages?|\w*lingual|written|native|conversational|interpret\w*|translat\w*)\b/i

/** The form where all that is open in the line is of one kind. */
function formOfOpen({ id, text }: RequirementLine, { terms }: MatchReading): Form | undefined {
  const open = terms.filter(({ adLine, how }) => adLine === id && how === 'missing').map(({ kind }) => formsOfKinds[kind])
  const isNationality = open[0] === 'language' && !ofLanguage.test(text)
  return new Set(open).size === 1 && !isNationality ? open[0] : undefined
}

/** One form for each kind, no two of a kind in the same words. */
function worded(gaps: readonly Gap[], reading: MatchReading): GapQuestion[] {
  const used = new Map<unknown, number>()
  const nextOf = <Wording>(wordings: readonly Wording[]): Wording => {
    const turn = used.get(wordings) ?? 0
    used.set(wordings, turn + 1)
    return wordings[turn % wordings.length]!
  }
  const ownLines = new Set(ownLinesOf(reading).map(({ text }) => text))
  const bridgeOf = (form: Form, ownLine: string | null) => {
    if (form !== 'work' && form !== 'half') return allForms.bridge[form]
    const line = ownLine !== null && ownLines.has(ownLine) ? ownLine : null
    const kind = form === 'half' ? (line === null ? 'listed' : 'half') : line === null ? 'far' : 'near'
    return fill(nextOf(allForms.bridge[kind]), { line: sentence(quoted(line ?? '')) })
  }
  return gaps.map(({ form, tool, ...gap }) => {
    const { question, ...ask } = nextOf(allForms.questions[form])
    return { ...gap, question: fill(question, { open: tool }), ask, bridge: bridgeOf(form, gap.ownLine) }
  })
}
