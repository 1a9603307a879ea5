import type { InterviewPrepSectionData, InterviewPrepSectionName } from '../../../api/contract/interview-prep.ts'
import { interviewRounds } from '../../../api/contract/interview-rounds.ts'
import { type Block, bullet, bullets, heading, labelled, note, notedUnder, paragraph, subheading } from '../../export/outline.ts'
import { answerBlocks, type Suggested } from '../../generation/answer-rows.ts'
import { standInWords } from '../../generation/status-words.ts'
import { prepOrder } from './prep-sections.ts'
import type { Received } from './preparation.ts'

const nothingChecked =
  'We found no requirements in this job description, so nothing was compared. Paste the part that lists them for a closer fit.'
const noResume = 'Without a resume the answers are yours to fill in. Add one next time and they will use your own lines.'
const sourceOfCompany = 'Taken from this job description alone. Check it before you quote it.'

const text = (title: string, words: string): Block[] => (words === '' ? [] : [subheading(title), paragraph(words)])

export const suggestedAt = (data: InterviewPrepSectionData<'questions'>, index: number): Suggested => ({
  question: data.questions[index] ?? '',
  answer: data.starAnswers[index] ?? '',
  plan: data.plans?.[index],
})

export function questionBlocks(data: InterviewPrepSectionData<'questions'>, index: number): Block[] {
  const suggested = suggestedAt(data, index)
  const blocks: Block[] = [
    subheading(`${index + 1}. ${suggested.question}`),
    ...answerBlocks(suggested),
    ...(suggested.plan ? [] : [labelled('In conversation', data.conversationalAnswers[index] ?? '')]),
  ]
  return data.standInQuestions?.includes(index) ? notedUnder('subheading', standInWords, blocks) : blocks
}

type Writers = { [N in InterviewPrepSectionName]: (data: InterviewPrepSectionData<N>, all: Received) => Block[] }

const writers: Writers = {
  round: ({ interviewRoundType, technicalSkillGaps, resumeRead, checked }) => [
    paragraph(`${interviewRounds[interviewRoundType].label}: ${interviewRounds[interviewRoundType].description}`),
    ...(checked ? [] : [note(nothingChecked)]),
    ...(resumeRead ? [] : [note(noResume)]),
    ...bullets('Lines to have an example for', technicalSkillGaps),
  ],
  goal: ({ coreAreasEvaluated }) => bullets('Core areas evaluated', coreAreasEvaluated),
  introduction: ({ selfIntroductionPoints, achievementsToHighlight }) => [
    ...bullets('Self-introduction', selfIntroductionPoints),
    ...bullets('Achievements to highlight', achievementsToHighlight),
  ],
  expectations: (data) => [
    ...bullets('Expectations', data.hiringManagerExpectations),
    ...bullets('Leadership traits evaluated', data.leadershipTraitsEvaluated),
    ...bullets('Pitfalls to avoid', data.behavioralPitfallsToAvoid),
    ...bullets('Handling the panel', data.panelHandlingTips),
  ],
  questions: (data) => data.questions.flatMap((_, index) => questionBlocks(data, index)),
  strategy: ({ strategicPreparation: { pitfalls } }) => bullets('Pitfalls', pitfalls),
  company: ({ companyResearch: { overview, culture, questionsToAsk } }, { round }) => [
    note(sourceOfCompany),
    ...text('Overview', overview),
    ...text('Culture', culture),
    ...text('News: what to look up', round?.companyNews ?? ''),
    ...bullets('Questions to ask', questionsToAsk),
  ],
  frameworks: ({ frameworks }) =>
    frameworks.flatMap(({ name, description, applicationToRole }): Block[] => [
      subheading(name),
      paragraph(description),
      labelled('In this role', applicationToRole),
    ]),
  resources: ({ resources }) => resources.map(({ source, lookFor }) => labelled(source, lookFor)),
}

export function sectionBlocks<N extends InterviewPrepSectionName>(name: N, received: Received): Block[] {
  const data = received[name]
  return data === undefined ? [] : writers[name](data as InterviewPrepSectionData<N>, received)
}

export function sectionOutline(name: InterviewPrepSectionName, received: Received): Block[] {
  if (received[name] === undefined) return []
  const blocks = [heading(prepOrder.titleOf(name)), ...sectionBlocks(name, received)]
  return received.standIns?.includes(name) ? notedUnder('heading', standInWords, blocks) : blocks
}

export const preparationTitle = 'Interview preparation'

export const planTitle = 'Your plan for tonight'

export const isPlanStandIn = ({ standIns = [] }: Received): boolean =>
  standIns.some((name) => name === 'goal' || name === 'strategy')

/** What this round decides, what to prepare for it, and what to do tonight. */
export function planBlocks({ goal, strategy }: Received): Block[] {
  if (!goal) return []
  const { keyPoints = [], preparation = '' } = strategy?.strategicPreparation ?? {}
  return [paragraph(goal.interviewGoal), ...keyPoints.map(bullet), ...text('Practice', preparation)]
}

export function planOutline(received: Received): Block[] {
  if (!received.goal) return []
  const plan = [heading(planTitle), ...planBlocks(received)]
  return isPlanStandIn(received) ? notedUnder('heading', standInWords, plan) : plan
}

export function preparationOutline(received: Received): Block[] {
  return [
    { kind: 'title', text: preparationTitle },
    ...planOutline(received),
    ...prepOrder.sections.flatMap(({ name }) => sectionOutline(name, received)),
  ]
}
