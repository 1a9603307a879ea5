import type { InterviewPrepDone, InterviewPrepSectionData } from '../../../../api/contract/interview-prep.ts'
import type { Received } from '../preparation.ts'

const star = (n: number) =>
  `Situation: Ward ${n} with 30 beds.\nTask: Fewer falls.\nAction: I led rounds.\nResult: [number] fewer.`

export function exampleQuestions(count: number): InterviewPrepSectionData<'questions'> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  return {
    questions: numbers.map((n) => `Question ${n}?`),
    starAnswers: numbers.map(star),
    conversationalAnswers: numbers.map((n) => `On ward ${n} I led rounds.`),
  }
}

export const exampleReceived = {
  round: {
    interviewRoundType: 'panel',
    resumeRead: true,
    checked: true,
    technicalSkillGaps: ['Telemetry: the ad asks for it, your resume does not show it.'],
    companyNews: 'Look up the last annual report.',
  },
  goal: { interviewGoal: 'They want to see how you answer several people.', coreAreasEvaluated: ['Acute care'] },
  introduction: { selfIntroductionPoints: ['Six years on a surgical ward'], achievementsToHighlight: ['Led daily rounds'] },
  expectations: {
    hiringManagerExpectations: ['An active license'],
    leadershipTraitsEvaluated: [],
    behavioralPitfallsToAvoid: ['Speaking to one person only'],
    panelHandlingTips: ['Look at whoever asked, then at the others'],
  },
  questions: exampleQuestions(10),
  strategy: { strategicPreparation: { keyPoints: ['Know the ward'], preparation: 'Read the ad twice.', pitfalls: ['Too long'] } },
  company: {
    companyResearch: { overview: 'A community hospital.', culture: 'Not said in the ad.', questionsToAsk: ['How many beds?'] },
  },
  frameworks: {
    frameworks: [{ name: 'STAR', description: 'Four parts.', applicationToRole: 'Tell of the ward.' }],
  },
  resources: { resources: [{ source: 'The state board’s practice act', lookFor: 'The paragraphs on delegation.' }] },
} satisfies Received

export const exampleDone: InterviewPrepDone = { creditsCharged: 5, creditsRemaining: 35, coach: 'builtin', standIns: [] }
