import * as z from 'zod'
import { type InterviewRound, interviewRounds } from '../../../contract/interview-rounds.ts'
import type { Material } from '../../guides/preparation/material.ts'
import type { PlannedQuestion } from '../../guides/preparation/pick-questions.ts'
import { dataBlock } from '../data-block.ts'
import { commonData, noResume } from '../shared-prompt.ts'
import { task } from '../task.ts'

/** Who sits opposite, and what they want to find out. */
const briefs: Record<InterviewRound, string> = {
  recruiter:
    'A recruiter, not an expert of the field, checks in a short call whether the basics, the reason for applying and the practical side fit.',
  'hiring-manager':
    'The future manager wants to know whether the work would be in good hands: results, decisions, judgment, the first months.',
  technical:
    'A specialist of the trade (whatever the trade is) tests depth: order of steps, choice of method, checks, what goes wrong, limits of knowledge.',
  behavioral:
    'The interviewer asks for events of the past: people, pressure, conflict, mistakes, the person’s own words and what they learned.',
  panel:
    'Several people sit there: manager, specialist, future colleague, human resources, another department. Each question is asked by one of them; say by whom.',
  leadership:
    'The interviewer wants to know how the person moves others, with or without a title: aims, delegation, hard decisions, growing people.',
}

/** What all tasks share. */
export function preparationData({ reading, resumeRead, round }: Material, resumeText: string, jobDescription: string): string {
  const { label, description } = interviewRounds[round]
  const resume = resumeRead ? resumeText : noResume
  return `${commonData(resume, jobDescription, reading)}\n\nInterview round: ${label}, ${description}. ${briefs[round]}`
}

const lists = {
  hiringManagerExpectations: 'what this manager expects of the new person',
  leadershipTraitsEvaluated: 'traits of a leader that will be looked at, each with how it shows in this job',
  behavioralPitfallsToAvoid: 'mistakes people make in this round, tied to this job or resume',
  panelHandlingTips: 'how to deal with several interviewers at once in this job’s panel',
} as const
export type ExpectationList = keyof typeof lists

const texts = z.array(z.string())

/** The tasks of a preparation, one for each section; they run side by side. */
export const preparationTasks = {
  goal: task(
    'prep_goal',
    { interviewGoal: z.string(), coreAreasEvaluated: texts },
    `Task: "interviewGoal", 2 sentences: what this round decides and what the person should show. "coreAreasEvaluated": 5 areas that will be looked at, each one sentence naming a demand of the advertisement or a line of the resume.`,
  ),
  introduction: (withIntroduction: boolean) =>
    task(
      'prep_introduction',
      { selfIntroductionPoints: texts, achievements: z.array(z.object({ original: z.string(), advice: z.string() })) },
      `Task: ${withIntroduction ? '"selfIntroductionPoints": 4 sentences, in order, on what to say when introducing oneself in this round.' : '"selfIntroductionPoints": an empty list.'} "achievements": 3 lines of the resume worth highlighting in this round; "original" is the line copied word for word without its bullet, "advice" is one sentence on how to tell it here.`,
    ),
  expectations: (fitting: readonly ExpectationList[]) =>
    task(
      'prep_expectations',
      {
        hiringManagerExpectations: texts,
        leadershipTraitsEvaluated: texts,
        behavioralPitfallsToAvoid: texts,
        panelHandlingTips: texts,
      },
      `Task: ${fitting.map((name) => `"${name}": 5 sentences, ${lists[name]}.`).join(' ')} Every other list is empty.`,
    ),
  strategy: task(
    'prep_strategy',
    { keyPoints: texts, preparation: z.string(), pitfalls: texts },
    `Task: how to prepare for this round. "keyPoints": 3 sentences on what to put forward. "preparation": 3 or 4 sentences on what to do beforehand, naming demands of the advertisement and lines of the resume. "pitfalls": 3 sentences on what to avoid.`,
  ),
  company: task(
    'prep_company',
    { overview: z.string(), culture: z.string(), questionsToAsk: texts },
    `Task: from the advertisement alone. "overview": 2 sentences on the employer. "culture": 1 or 2 sentences on how people work there, as far as the advertisement says. "questionsToAsk": 4 questions the person may ask in this round, each ending with a question mark.`,
  ),
  frameworks: (frameworks: readonly { name: string; description: string }[]) =>
    task(
      'prep_frameworks',
      { applications: texts },
      `Task: "applications": for each of these ways of answering, in this order, one or two sentences on how to use it for this job in this round:\n${frameworks.map(({ name, description }, at) => `${at + 1}. ${name}: ${description}`).join('\n')}`,
    ),
} as const

const answerParts = { question: z.string(), situation: z.string(), task: z.string(), action: z.string(), result: z.string() }
const spokenToo = ' "spoken": the same answer as one would say it aloud, 3 to 5 sentences in other words, without headings.'

/** Questions to write, with what each is about: the code decides that, so that ten questions stay ten. */
export const questionTasks = {
  preparation: (planned: readonly PlannedQuestion[]) =>
    task(
      'prep_questions',
      { questions: z.array(z.object({ ...answerParts, spoken: z.string() })) },
      `${questionPrompt(planned)}${spokenToo}`,
    ),
  qa: (planned: readonly PlannedQuestion[]) =>
    task('qa_questions', { questions: z.array(z.object(answerParts)) }, questionPrompt(planned)),
} as const

const questionPrompt = (planned: readonly PlannedQuestion[]) =>
  `${dataBlock('matters', planned.map((one, at) => `${at + 1}. ${matterOf(one)}`).join('\n'))}

Task: write "questions", exactly ${planned.length}, one for each matter between the <matters> tags, in that order. "question": what the interviewer of this round asks about it, 10 to 35 words, naming the matter in the advertisement's or the resume's own words. "situation", "task", "action", "result": an answer in the first person made from the resume's own facts, one or two sentences each, [placeholders] where the resume does not say. Where the resume shows nothing on the matter, say so openly in the answer, tell the nearest experience and how the person would learn it.`

function matterOf({ kind, subject, general, question }: PlannedQuestion): string {
  const { slots, line, term } = subject
  const own = line ? `; the resume says: ${line.text}` : ''
  const from = slots.requirement ? `, from ${slots.requirement}` : ''
  switch (kind) {
    case 'term':
      return `A demand of the advertisement: ${slots.term}${from}${own}`
    case 'gap':
      return `A demand of the advertisement that the resume does not show: ${slots.gap}${from}`
    case 'duty':
      return `A part of the work: ${slots.duty}${own}`
    case 'credential':
      return `A certificate, licence, degree or language: ${slots.credential}${from}; in the resume: ${term && term.how !== 'missing' ? 'yes' : 'no'}`
    case 'soft':
      return `A trait the advertisement asks for: ${slots.soft}`
    case 'line':
      return `A line of the resume: ${slots.line}`
    default:
      return `${general ? 'A question of this round' : `The ${kind} of the talk`}, for example: ${general?.question ?? question}`
  }
}
