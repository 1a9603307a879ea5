import type { ExperienceLine, MatchTerm } from '../../score/match-reading.ts'
import { whereItWas } from '../job-of-line.ts'
import { relatedLine } from '../nearest-line.ts'
import { deedAndOutcome, inFirstPerson, isOutcome, told, toldWhere } from '../own-words.ts'
import { isSound, keepSound } from '../sentence-check.ts'
import { type Star, starText } from '../star-answer.ts'
import { inSentence, quoted, sentence } from '../wording.ts'
import { fillerFor } from './fill.ts'
import type { Material } from './material.ts'
import type { PlannedQuestion } from './pick-questions.ts'
import type { RoundTemplates } from './round-templates.ts'
import { commonSlots } from './subjects.ts'

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
    const at = asked.place + Math.floor(asked.place / hints.length) + ahead
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
    ? `My resume gives the result: ${quoted(outcome)}.`
    : isOutcome(line)
      ? `That line is the result. ${hint('result')}`
      : `${unsaid} ${hint('result')}`
  const link = linkTo(asked, material)
  return {
    situation: settingOf(line) ?? hint('situation'),
    task: link ?? `${unsaid} ${hint('task')}`,
    action: told({ ...line, text: deed }),
    result,
    spoken: `${link ?? ''} ${toldWhere({ ...line, text: deed })} ${result}`,
  }
}

const unsaid = 'Your resume does not say this yet.'

/** What ties the story to the ad. */
function linkTo({ kind, subject: { slots, line, term } }: PlannedQuestion, { terms }: Material): string | null {
  if (kind === 'duty') return `You describe this part of the job: ${slots.duty}. The closest line of my resume is this one.`
  if (kind === 'soft') return `You ask for ${slots.soft}, and this example shows mine.`
  const shown = kind === 'term' ? term : terms.find(({ resumeLine }) => resumeLine === line?.text)
  if (!shown) return null
  const name = slots.term ?? inSentence(shown)
  if (kind === 'line') return `You ask for ${name}, and this line of my resume shows it.`
  return shown.resumeLine === line?.text
    ? `You ask for ${name}, and this is my example.`
    : `You ask for ${name}, and this comes closest.`
}

/** For what no line of the resume shows. */
const untold: Writer = ({ kind, subject: { slots } }, { resumeRead }, hint) => {
  const why = resumeRead
    ? 'No line of your resume tells this, so the example is yours to choose.'
    : 'Without a resume, the example is yours to choose.'
  const matter = slots.term ?? slots.soft ?? slots.duty
  const task =
    kind === 'soft'
      ? `Choose a day that called for ${matter}.`
      : matter
        ? `Choose work that had to do with this: ${matter}.`
        : hint('task')
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
  const why = 'No resume answers this one, so it is yours to tell.'
  return {
    situation: why,
    task,
    action,
    result,
    spoken: `${why} ${task} ${action} ${result} Practice it until it takes about a minute.`,
  }
}

const gap: Writer = ({ subject: { slots, line } }, _, hint) => {
  const open = `I have no experience with ${slots.gap} yet. If you do have some, tell that story instead.`
  const closest = line
    ? `The closest I have come is this. ${toldWhere(line)}`
    : 'Say what you have done that comes closest, or how you last learned something new.'
  return {
    situation: open,
    task: slots.requirement ? `The ad says: ${slots.requirement}.` : `You ask for ${slots.gap}.`,
    action: closest,
    result: hint('learning'),
    spoken: `${open} ${closest} ${hint('learning')}`,
  }
}

/** A credential is held or not: no story can stand in for it. */
const credential: Writer = ({ subject: { term, slots } }, { resumeRead }) => {
  const shown = term && term.how !== 'missing' ? term.resumeLine : null
  const state = shown
    ? `My resume shows it: ${quoted(shown)}.`
    : resumeRead
      ? `Your resume does not show ${slots.credential}. If you have it, add it there first.`
      : `Say whether you have ${slots.credential}.`
  const use = shown
    ? 'Say since when you have it and how you have used it.'
    : 'If you do not have it, say what you have done toward it.'
  const until = shown ? proofOf(term?.kind) : `Say by when you could have ${slots.credential}.`
  return {
    situation: state,
    task: slots.requirement ? `The ad says: ${slots.requirement}.` : `You ask for ${slots.credential}.`,
    action: use,
    result: until,
    spoken: `${state} ${use} ${until}`,
  }
}

function proofOf(kind: MatchTerm['kind'] | undefined): string {
  if (kind === 'language') return 'Say how well you know it and when you last used it.'
  return kind === 'degree' ? 'Say which part of it you use most.' : 'Say until when it is valid.'
}

const opening: Writer = (_, material) => {
  const { strengths, role } = commonSlots(material)
  const now = latestRole(material) ?? 'Start with what you do now, and for whom.'
  const fit = strengths
    ? `Of what you ask for, I already know ${strengths}.`
    : 'Name two things this job asks for that you do well.'
  const work = material.lines.slice(0, 2).map(told).join(' ') || 'Give one example of your work for each.'
  const aim = `End with why you want ${role}.`
  return { situation: now, task: fit, action: work, result: aim, spoken: `${now} ${work} ${fit} ${aim}` }
}

const motivation: Writer = (asked, material) => {
  const duty = dutyOf(asked, material)
  const related = duty ? relatedLine(duty, material.reading) : null
  const line = related && inFirstPerson(related) ? related : material.lines[0]
  const now = latestRole(material) ?? 'Say where you are in your working life.'
  const interest = duty
    ? `This part of the ad interests me most: ${quoted(duty)}.`
    : 'Name the part of the ad that interests you most.'
  const own = 'Say in your own words what draws you to this employer. Nothing else can say that for you.'
  const work = line ? told(line) : 'Say what you have done that comes close to it.'
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
  const now = latestRole(material) ?? 'Say which job you mean, and how long you have had it.'
  const work = line ? toldWhere(line) : hint('action')
  const next = 'Say what you want next that you could not find there, without speaking badly of anyone.'
  return {
    situation: now,
    task: 'Say what you wanted to achieve or learn there.',
    action: line ? told(line) : work,
    result: next,
    spoken: `${now} ${work} ${next}`,
  }
}

/** The last word is the person's own questions. */
const closing: Writer = (asked, material) => {
  const duty = dutyOf(asked, material)
  const [first = '', second = ''] = fillerFor(material).list(material.templates.questionsToAsk)
  const curious = duty ? `One part of the ad made me curious: ${quoted(duty)}.` : 'Say which part of the ad made you curious.'
  const own = 'Add one question of your own that their website does not answer.'
  return {
    situation: curious,
    task: 'I would like to understand it better before I decide.',
    action: `I have two questions. ${first} ${second}`,
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
  return job ? soundOrNull(`My most recent role is ${job}.`) : null
}

/** A job may be named in a way that breaks the sentence. */
const soundOrNull = (text: string) => (isSound(text) ? text : null)
