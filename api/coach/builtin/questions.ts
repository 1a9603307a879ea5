import type { AnalysisSectionData } from '../../contract/resume-analysis.ts'
import type { AnalysisNumbers, ExperienceLine, MatchReading, MatchTerm } from '../scoring/match-reading.ts'
import { type Gap, gapsOf, namesOf } from './gap-advice.ts'
import { generalQuestions } from './general-questions.ts'
import { whereItWas } from './job-of-line.ts'
import { lineNamed, relatedLine } from './nearest-line.ts'
import { type Question, starFromLine, starText, starToFill, toldAs } from './star-answer.ts'
import { inSentence, listed, lowered, quoted, sentence, withThe } from './wording.ts'

const mostQuestions = 10
const fewestQuestions = 9

/** Questions this ad makes likely, the gaps against this resume among them, each with an answer from the person's own lines. */
export function writeQuestions({ reading }: AnalysisNumbers): AnalysisSectionData<'questions'> {
  const used = new Set<ExperienceLine>()
  const specific = [
    aboutYou(reading),
    ...shownTerms(reading).map((term, place) => onShownTerm(term, place, reading, used)),
    ...gapsOf(reading.missing)
      .slice(0, 3)
      .map((gap, place) => onGap(gap, place, reading, used)),
    ...onDuties(reading, used),
  ]
  const last = whyHere(reading)
  const general = generalQuestions(reading).slice(0, Math.max(1, fewestQuestions - 1 - specific.length))
  return { interviewQuestions: [...[...specific, ...general].slice(0, mostQuestions - 1), last] }
}

const papers = new Set<MatchTerm['kind']>(['certificate', 'licence', 'degree', 'domain'])

/** What the resume shows of the ad, the work itself before papers. */
function shownTerms(reading: MatchReading): MatchTerm[] {
  const shown = reading.terms.filter((term) => term.how !== 'missing' && term.kind !== 'soft' && term.kind !== 'title')
  return [...shown.filter((term) => !papers.has(term.kind)), ...shown.filter((term) => papers.has(term.kind))].slice(0, 3)
}

/** The nearest unused line, but only one that really has to do with it. */
function takeRelated(text: string, reading: MatchReading, used: Set<ExperienceLine>): ExperienceLine | null {
  const line = relatedLine(text, reading, used)
  if (line) used.add(line)
  return line
}

function latest(reading: MatchReading): ExperienceLine | null {
  return reading.resume.experienceLines[0] ?? null
}

function aboutYou(reading: MatchReading): Question {
  const line = latest(reading)
  const strengths = shownTerms(reading).map(inSentence)
  const role = reading.ad.title ? `the ${reading.ad.title} role` : 'this role'
  return {
    question: `Could you walk us through your background and what draws you to ${role}?`,
    starAnswer: starText({
      situation: `${whereItWas(line ?? { job: null })}, [what the place does and what your days look like]`,
      task:
        strengths.length > 0
          ? `My part has been close to what you describe here: ${listed(strengths)}`
          : 'My part has been [your main responsibility]',
      action: line
        ? `To give one example: ${lowered(sentence(toldAs(line)))} [Add the decision or habit that made the difference.]`
        : 'To give one example, I [what you did and how]',
      result: `That led to [result], and it is why [what you want to do next] at ${reading.ad.company ?? 'your organization'} appeals to me`,
    }),
  }
}

function onShownTerm(term: MatchTerm, place: number, reading: MatchReading, used: Set<ExperienceLine>): Question {
  const own = lineNamed(term.resumeLine, reading)
  const line = own && !used.has(own) ? own : takeRelated(`${term.term} ${term.requirement}`, reading, used)
  if (line) used.add(line)
  const name = withThe(inSentence(term))
  const questions = papers.has(term.kind)
    ? [
        `How does ${name} show in the way you work?`,
        `What has ${name} taught you that you use on an ordinary day?`,
        `Where has ${name} made a difference in your work?`,
      ]
    : [
        `${sentence(`This job relies on ${name}`)} Can you tell us about a time when you put that to work?`,
        `Tell us about a piece of work in which ${name} played a central part.`,
        `Where have you relied most on ${name}, and what came of it?`,
      ]
  const task = `This called for ${name}, and my part was [what you were responsible for]`
  return {
    question: questions[place % questions.length]!,
    starAnswer: line
      ? starFromLine(line, task, term.term)
      : starToFill(latest(reading), `[a situation in which ${name} mattered]`, task),
  }
}

function onGap(gap: Gap, place: number, reading: MatchReading, used: Set<ExperienceLine>): Question {
  const [term] = gap
  const names = namesOf(gap)
  const question = gapQuestion(term, names, place)
  if (term.kind === 'certificate' || term.kind === 'licence') return { question, starAnswer: paperAnswer(term, names) }
  const line = takeRelated(`${gap.map((one) => one.term).join(' ')} ${term.requirement}`, reading, used)
  const told = line ? toldAs(line) : null
  return {
    question,
    starAnswer: starText({
      situation: `[If you have worked with ${names}, tell that story instead.] ${whereItWas(line ?? latest(reading) ?? { job: null })}, I have had little to do with ${names} so far`,
      task: `Here I would need it for what you describe as ${quoted(term.requirement)}`,
      action: `${told ? `The closest I have come is this: ${told.startsWith('I ') ? sentence(told) : sentence(lowered(told))}` : 'The closest I have come is [similar work].'} ${closing(place)}`,
      result: `By [date] I expect to [what you could do on your own]; when I last had to learn something new, [example], it took me [time]`,
    }),
  }
}

/** A licence is held or not: no story can stand in for it. */
function paperAnswer(term: MatchTerm, names: string): string {
  return starText({
    situation: `[If you hold ${withThe(names)}, say so, with the date it runs to.] At present I do not hold ${withThe(names)}`,
    task: `I know that the job needs it: ${quoted(term.requirement)}`,
    action: 'I have looked into [course, examiner and date], and my next step is [step]',
    result: 'I expect to have it by [date]; for [a similar certificate] it took me [time]',
  })
}

function gapQuestion(term: MatchTerm, names: string, place: number): string {
  const questions =
    term.kind === 'certificate' || term.kind === 'licence'
      ? [
          `The role calls for ${withThe(names)}. Where do you stand with that?`,
          `What are your plans for getting ${withThe(names)}?`,
          `How soon could you have ${withThe(names)}?`,
        ]
      : term.kind === 'language'
        ? [`How comfortable are you working in ${names}?`]
        : [
            `We don’t see ${names} in your resume. What experience do you have, or how would you close that gap?`,
            `You would meet ${names} here from the start. How would you approach that?`,
            `How would you get up to speed with ${names} in your first months with us?`,
          ]
  return questions[place % questions.length]!
}

function closing(place: number): string {
  const plans = [
    'To close the gap I would [course, colleague or practice], starting [when]',
    'I would sit with [whom] in the first week, then [how you would practice]',
    'I have already [what you have read, tried or booked], and would go on with [next step]',
  ]
  return plans[place % plans.length]!
}

const noDuty = /\b(?:hiring|searching|seeking|looking for|recruiting|fly with us|apply)\b|[:!]$/i

function onDuties(reading: MatchReading, used: Set<ExperienceLine>): Question[] {
  const duties = reading.ad.units.filter(
    (unit) =>
      unit.part === 'duties' &&
      unit.confident &&
      unit.text.split(' ').length >= 4 &&
      unit.text.length <= 150 &&
      !noDuty.test(unit.text),
  )
  return duties.slice(0, 2).map((unit, place) => {
    const line = takeRelated(unit.text, reading, used)
    const quote = quoted(unit.text)
    const task = 'What I was asked to do resembles it: [your part, in one sentence]'
    return {
      question:
        place === 0
          ? `The description mentions ${quote}. When did you last do something similar, and how did it go?`
          : `How would you go about this part of the job: ${quote}?`,
      starAnswer: line
        ? starFromLine(line, task, unit.text)
        : starToFill(latest(reading), '[a time when you did something like it]', task),
    }
  })
}

function whyHere(reading: MatchReading): Question {
  const about = reading.ad.units.find(
    (unit) => unit.part === 'about' && unit.text.length <= 150 && unit.text.split(' ').length >= 5,
  )
  return {
    question: `Why do you want to work for ${reading.ad.company ?? 'us'}, and why now?`,
    starAnswer: starText({
      situation: 'I am at the point where [what you have reached and what you are looking for next]',
      task: about
        ? `I want a place where [what matters to you], and one sentence of your ad stayed with me: ${quoted(about.text)}`
        : 'I want a place where [what matters to you]',
      action:
        'So I [what you did to find out more: a visit, a conversation, something you read], and compared it with [your own values or plans]',
      result: `What convinced me is [one concrete thing about ${reading.ad.company ?? 'the employer'}], and in the first months I would like to contribute [what you bring]`,
    }),
  }
}
