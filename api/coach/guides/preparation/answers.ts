import type { ExperienceLine, MatchTerm } from '../../reading/match-reading.ts'
import { whereItWas } from '../job-of-line.ts'
import { relatedLine } from '../nearest-line.ts'
import { deedAndOutcome, inFirstPerson, isOutcome, told, toldWhere } from '../own-words.ts'
import { isSound, keepSound } from '../sentence-check.ts'
import { sentenceTemplates } from '../sentence-templates.ts'
import { type Star, starText } from '../star-answer.ts'
import { inSentence, quoted, sentence } from '../wording.ts'
import { fillerFor } from './fill.ts'
import type { Material } from './material.ts'
import type { PlannedQuestion } from './pick-questions.ts'
import type { RoundTemplates } from './round-templates.ts'
import templates from './sentences.json' with { type: 'json' }
import { commonSlots } from './subjects.ts'

const say = sentenceTemplates(templates)

/** One question's answer, once in the four lines of STAR and once as one would say it. */
export interface Answer {
  star: string
  spoken: string
}

type Told = Star & { spoken: string }
type Hint = (part: keyof RoundTemplates['story'], ahead?: number) => string

/**
 * An answer from the person's own lines, in the first person. What the resume does not say is not made up: a sentence to the person says
 * what to add there.
 */
export function answerTo(asked: PlannedQuestion, material: Material): Answer {
  const hint: Hint = (part, ahead = 0) => {
    const hints = material.templates.story[part]
    const at = asked.index + Math.floor(asked.index / hints.length) + ahead
    return hints[at % hints.length]!
  }
  const { spoken, ...star } = writers[asked.kind](asked, material, hint)
  return { star: starText(star), spoken: keepSound(spoken) }
}

type Writer = (asked: PlannedQuestion, material: Material, hint: Hint) => Told

const story: Writer = (asked, material, hint) => {
  const { line } = asked.subject
  if (!line) return untold(asked, material, hint)
  const { deed, outcome } = deedAndOutcome(line)
  const result = outcome
    ? say('story.result.quoted', { outcome: quoted(outcome) })
    : isOutcome(line)
      ? say('story.result.line', { hint: hint('result') })
      : say('story.unsaid', { hint: hint('result') })
  const link = linkTo(asked, material)
  return {
    situation: settingOf(line) ?? hint('situation'),
    task: link ?? say('story.unsaid', { hint: hint('task') }),
    action: told({ ...line, text: deed }),
    result,
    spoken: `${link ?? ''} ${toldWhere({ ...line, text: deed })} ${result}`,
  }
}

/** What ties the story to the ad. */
function linkTo({ kind, subject: { slots, line, term } }: PlannedQuestion, { terms }: Material): string | null {
  if (kind === 'duty') return say('link.duty', { duty: slots.duty! })
  if (kind === 'soft') return say('link.soft', { name: slots.soft! })
  const shown = kind === 'term' ? term : terms.find(({ resumeLine }) => resumeLine === line?.text)
  if (!shown) return null
  const name = slots.term ?? inSentence(shown)
  if (kind === 'line') return say('link.line', { name })
  return say(shown.resumeLine === line?.text ? 'link.example' : 'link.closest', { name })
}

/** For what no line of the resume shows. */
const untold: Writer = ({ kind, subject: { slots } }, { resumeRead }, hint) => {
  const why = say(resumeRead ? 'untold.resume' : 'untold.no-resume')
  const matter = slots.term ?? slots.soft ?? slots.duty
  const task = matter ? say(kind === 'soft' ? 'untold.soft' : 'untold.work', { matter }) : hint('task')
  return {
    situation: `${why} ${hint('situation')}`,
    task,
    action: hint('action'),
    result: hint('result'),
    spoken: `${why} ${task} ${hint('action', 1)} ${hint('result', 1)}`,
  }
}

const general: Writer = (asked) => {
  const [task = '', action = '', result = ''] = asked.general?.hints ?? []
  const why = say('general.yours')
  return {
    situation: why,
    task,
    action,
    result,
    spoken: `${why} ${task} ${action} ${result} ${say('general.practice')}`,
  }
}

const gap: Writer = ({ subject: { slots, line } }, _, hint) => {
  const open = say('gap.open', { gap: slots.gap! })
  const closest = line ? say('gap.closest', { line: toldWhere(line) }) : say('gap.nothing-close')
  return {
    situation: open,
    task: askedFor(slots.requirement, slots.gap!),
    action: closest,
    result: hint('learning'),
    spoken: `${open} ${closest} ${hint('learning')}`,
  }
}

/** A credential is held or not: no story can stand in for it. */
const credential: Writer = ({ subject: { term, slots } }, { resumeRead }) => {
  const shown = term && term.how !== 'missing' ? term.resumeLine : null
  const name = slots.credential!
  const state = shown
    ? say('credential.shown', { line: quoted(shown) })
    : say(resumeRead ? 'credential.not-shown' : 'credential.no-resume', { credential: name })
  const use = say(shown ? 'credential.use' : 'credential.toward')
  const until = shown ? proofOf(term?.kind) : say('credential.by-when', { credential: name })
  return {
    situation: state,
    task: askedFor(slots.requirement, name),
    action: use,
    result: until,
    spoken: `${state} ${use} ${until}`,
  }
}

const askedFor = (requirement: string | undefined, name: string) =>
  requirement ? say('ad.says', { requirement }) : say('ad.asks', { name })

function proofOf(kind: MatchTerm['kind'] | undefined): string {
  if (kind === 'language') return say('credential.language')
  return say(kind === 'degree' ? 'credential.degree' : 'credential.valid')
}

const opening: Writer = (_, material) => {
  const { strengths, role } = commonSlots(material)
  const now = latestRole(material) ?? say('opening.start')
  const fit = strengths ? say('opening.fit', { strengths }) : say('opening.fit.unknown')
  const work = material.lines.slice(0, 2).map(told).join(' ') || say('opening.work')
  const aim = say('opening.aim', { role: role! })
  return { situation: now, task: fit, action: work, result: aim, spoken: `${now} ${work} ${fit} ${aim}` }
}

const motivation: Writer = (asked, material) => {
  const duty = dutyOf(asked, material)
  const related = duty ? relatedLine(duty, material.reading) : null
  const line = related && inFirstPerson(related) ? related : material.lines[0]
  const now = latestRole(material) ?? say('motivation.start')
  const interest = duty ? say('motivation.duty', { duty: quoted(duty) }) : say('motivation.no-duty')
  const own = say('motivation.own')
  const work = line ? told(line) : say('motivation.work')
  return {
    situation: now,
    task: interest,
    action: work,
    result: own,
    spoken: `${interest} ${line ? toldWhere(line) : work} ${own}`,
  }
}

const career: Writer = (_, material, hint) => {
  const line = material.lines[1] ?? material.lines[0]
  const now = latestRole(material) ?? say('career.start')
  const work = line ? toldWhere(line) : hint('action')
  const next = say('career.next')
  return {
    situation: now,
    task: say('career.goal'),
    action: line ? told(line) : work,
    result: next,
    spoken: `${now} ${work} ${next}`,
  }
}

/** The last word is the person's own questions. */
const closing: Writer = (asked, material) => {
  const duty = dutyOf(asked, material)
  const [first = '', second = ''] = fillerFor(material).list(material.templates.questionsToAsk)
  const curious = duty ? say('closing.duty', { duty: quoted(duty) }) : say('closing.no-duty')
  const own = say('closing.own')
  return {
    situation: curious,
    task: say('closing.before'),
    action: say('closing.two', { first, second }),
    result: own,
    spoken: `${curious} ${first} ${own}`,
  }
}

const writers: Record<PlannedQuestion['kind'], Writer> = {
  term: story,
  duty: story,
  soft: story,
  line: story,
  general,
  gap,
  credential,
  opening,
  motivation,
  career,
  closing,
}

/** The duty a question speaks of, else the round's first. */
function dutyOf({ question }: PlannedQuestion, { duties }: Material): string | undefined {
  return duties.find((duty) => question.includes(duty)) ?? duties[0]
}

/** "This was in my role as Cook at The Oak." */
function settingOf(line: ExperienceLine): string | null {
  const where = whereItWas(line)
  return where
    ? soundOrNull(sentence(where.replace(/^In my role as/, 'This was in my role as').replace(/^During my/, 'This was during my')))
    : null
}

function latestRole(material: Material): string | null {
  const { job } = commonSlots(material)
  return job ? soundOrNull(say('role.latest', { job })) : null
}

/** A job may be named in a way that breaks the sentence. */
const soundOrNull = (text: string) => (isSound(text) ? text : null)
