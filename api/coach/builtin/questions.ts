import type { AnalysisSectionData } from '../../contract/resume-analysis.ts'
import type { AnalysisNumbers, ExperienceLine, MatchReading, MatchTerm } from '../scoring/match-reading.ts'
import { whereItWas } from './job-of-line.ts'
import { lineNamed, nearestLine } from './nearest-line.ts'
import { starFromLine, starText, toldAs } from './star-answer.ts'
import { inSentence, listed, lowered, pick, quoted, sentence } from './wording.ts'

type Question = AnalysisSectionData<'questions'>['interviewQuestions'][number]

const mostQuestions = 10
const fewestQuestions = 8

/** Questions this ad makes likely, the gaps against this resume among them, each with an answer from the person's own lines. */
export function writeQuestions({ reading }: AnalysisNumbers): AnalysisSectionData<'questions'> {
  const used = new Set<ExperienceLine>()
  const shown = reading.terms
    .filter((term) => term.how !== 'missing' && term.kind !== 'soft' && term.kind !== 'title')
    .slice(0, 3)
  const questions = [
    aboutYou(reading),
    ...shown.map((term) => onShownTerm(term, reading, used)),
    ...reading.missing.slice(0, 3).map((term) => onGap(term, reading, used)),
    ...onDuties(reading, used),
    onSoftWord(reading, used),
    whyHere(reading),
  ]
  const spare = [
    onMistake(reading, used),
    onPressure(reading, used),
    onLearning(reading, used),
    onColleagues(reading, used),
    onPlans(reading),
  ]
  const enough = [...questions, ...spare.slice(0, Math.max(0, fewestQuestions - questions.length))]
  return { interviewQuestions: enough.slice(0, mostQuestions) }
}

function take(text: string, reading: MatchReading, used: Set<ExperienceLine>): ExperienceLine | null {
  const line = nearestLine(text, reading, used)
  if (line) used.add(line)
  return line
}

const noLine = (task: string): string =>
  starText({
    situation: 'In [role] at [employer], [what was going on and why it mattered]',
    task,
    action: 'I [first step], then [second step], and [what you decided when it got difficult]',
    result: '[What got better, with a number if you have one, and what you learned.]',
  })

const answer = (line: ExperienceLine | null, task: string, seed: string): string =>
  line ? starFromLine(line, task, seed) : noLine(task)

function roleOf(reading: MatchReading): string {
  return reading.ad.title ? `the ${reading.ad.title} role` : 'this role'
}

function aboutYou(reading: MatchReading): Question {
  const latest = reading.resume.experienceLines[0] ?? null
  const strengths = reading.terms
    .filter((term) => term.how !== 'missing' && term.kind !== 'soft')
    .slice(0, 3)
    .map(inSentence)
  return {
    question: `Could you walk us through your background and what draws you to ${roleOf(reading)}?`,
    starAnswer: starText({
      situation: latest
        ? `${whereItWas(latest)}, [what the place does and what your days look like]`
        : 'Most recently I have been [role] at [employer], [what the place does]',
      task:
        strengths.length > 0
          ? `My part has been close to what you describe here: ${listed(strengths)}`
          : 'My part has been [your main responsibility]',
      action: latest
        ? `To give one example, ${lowered(sentence(toldAs(latest)))} [Add the decision or habit that made the difference.]`
        : 'To give one example, I [what you did and how]',
      result: `That led to [result], and it is why [what you want to do next] at ${reading.ad.company ?? 'your organization'} appeals to me`,
    }),
  }
}

function onShownTerm(term: MatchTerm, reading: MatchReading, used: Set<ExperienceLine>): Question {
  const own = lineNamed(term.resumeLine, reading)
  const line = own && !used.has(own) ? own : take(`${term.term} ${term.requirement}`, reading, used)
  if (line) used.add(line)
  const name = inSentence(term)
  const byKind =
    term.kind === 'certificate' || term.kind === 'licence' || term.kind === 'degree'
      ? pick(
          [
            `How has your ${name} background shaped the way you work?`,
            `Where has what you learned for ${name} made a difference on the job?`,
          ],
          term.term,
        )
      : pick(
          [
            `${sentence(`This job relies on ${name}`)} Can you tell us about a time it mattered in your work?`,
            `Tell us about a piece of work in which ${name} played a central part.`,
            `How have you used ${name}, and what came of it?`,
          ],
          term.term,
        )
  return {
    question: byKind,
    starAnswer: answer(line, `This called for ${name}, and my part was [what you were responsible for]`, term.term),
  }
}

function onGap(term: MatchTerm, reading: MatchReading, used: Set<ExperienceLine>): Question {
  const line = take(`${term.term} ${term.requirement}`, reading, used)
  const name = inSentence(term)
  const question =
    term.kind === 'certificate' || term.kind === 'licence'
      ? pick([`The role calls for ${name}. Where do you stand with it?`, `What is your plan for ${name}?`], term.term)
      : term.kind === 'language'
        ? `How comfortable are you working in ${term.term}?`
        : pick(
            [
              `We don’t see ${name} in your resume. What experience do you have with it, or how would you get up to speed?`,
              `You would meet ${name} here from the start. How would you approach it?`,
              `How would you build up ${name} in your first months with us?`,
            ],
            term.term,
          )
  const closest = line
    ? `The closest I have come is this: ${lowered(sentence(toldAs(line))).replace(/^i /, 'I ')}`
    : 'The closest I have come is [similar work].'
  return {
    question,
    starAnswer: starText({
      situation: `[If you have worked with ${name}, tell that story instead.] ${line ? `${whereItWas(line)}, ${name} was not part of my work` : `So far ${name} has not been part of my work`}`,
      task: `Here I would need it for ${forWhat(term)}`,
      action: `${closest} To close the gap I would [course, colleague or practice], starting [when]`,
      result: `By [date] I expect to [what you could do on your own]; when I last learned something new, [example], it took me [time]`,
    }),
  }
}

/** The ad's own sentence, so that the answer speaks of this job. */
function forWhat(term: MatchTerm): string {
  return `what the ad describes as ${quoted(term.requirement)}`
}

function onDuties(reading: MatchReading, used: Set<ExperienceLine>): Question[] {
  return reading.ad.units
    .filter((unit) => unit.part === 'duties' && unit.confident && unit.text.split(' ').length >= 4 && unit.text.length <= 150)
    .slice(0, 2)
    .map((unit, index) => {
      const line = take(unit.text, reading, used)
      const quote = quoted(unit.text)
      return {
        question:
          index === 0
            ? `The description mentions ${quote}. When did you last do something similar, and how did it go?`
            : `How would you go about this part of the job: ${quote}?`,
        starAnswer: answer(line, `I was asked to [the part that resembles it], much as you describe it`, unit.text),
      }
    })
}

function onSoftWord(reading: MatchReading, used: Set<ExperienceLine>): Question {
  const word = reading.terms.find((term) => term.kind === 'soft')
  if (!word) return onPressure(reading, used)
  const name = inSentence(word).replace(/^(?:excellent|strong|good) /i, '')
  const line = take(word.requirement, reading, used)
  return {
    question: `The ad asks for ${name}. What would a former colleague tell us about yours, and with which example?`,
    starAnswer: answer(line, `The situation tested my ${name}: [what was expected of you]`, word.term),
  }
}

function whyHere(reading: MatchReading): Question {
  const about = reading.ad.units.find(
    (unit) => unit.part === 'about' && unit.text.length <= 150 && unit.text.split(' ').length >= 5,
  )
  const name = reading.ad.company ?? 'us'
  return {
    question: `Why do you want to work for ${name}, and why now?`,
    starAnswer: starText({
      situation: `I am at the point where [what you have reached and what you are looking for next]`,
      task: about
        ? `I want a place where [what matters to you], and one sentence of your ad stayed with me: ${quoted(about.text)}`
        : `I want a place where [what matters to you]`,
      action: `So I [what you did to find out more: a visit, a conversation, something you read], and compared it with [your own values or plans]`,
      result: `What convinced me is [one concrete thing about ${reading.ad.company ?? 'the employer'}], and in the first months I would like to contribute [what you bring]`,
    }),
  }
}

function onPressure(reading: MatchReading, used: Set<ExperienceLine>): Question {
  const line = take('deadline busy several priorities', reading, used)
  return {
    question: 'Tell us about a day when everything came at once. How did you decide what to do first?',
    starAnswer: answer(
      line,
      'Several things were due at once: [what they were], and I had to decide what could wait',
      'pressure',
    ),
  }
}

function onMistake(reading: MatchReading, used: Set<ExperienceLine>): Question {
  const line = take('error mistake quality problem', reading, used)
  return {
    question: 'Describe something that did not go as planned. What did you do, and what do you do differently today?',
    starAnswer: answer(line, 'It was on me to [what should have happened], and [what went wrong]', 'mistake'),
  }
}

function onLearning(reading: MatchReading, used: Set<ExperienceLine>): Question {
  const line = take('learned new training introduced', reading, used)
  return {
    question: 'What is the last thing you taught yourself for work, and how did you go about it?',
    starAnswer: answer(line, 'I needed to learn [what] by [when], because [reason]', 'learning'),
  }
}

function onColleagues(reading: MatchReading, used: Set<ExperienceLine>): Question {
  const line = take('team colleagues trained led', reading, used)
  return {
    question: 'Tell us about a time you and a colleague saw things differently. How did you settle it?',
    starAnswer: answer(line, 'We had to agree on [what], and saw it differently because [reason]', 'colleagues'),
  }
}

function onPlans(reading: MatchReading): Question {
  return {
    question: `What would you want to have achieved after your first six months in ${roleOf(reading)}?`,
    starAnswer: noLine('I set myself the aim to [what], as I would do here'),
  }
}
