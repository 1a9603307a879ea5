export const interviewRounds = {
  recruiter: { label: 'Recruiter / HR Screening', title: 'Recruiter Round', description: 'initial screening for basic fit' },
  'hiring-manager': {
    label: 'Hiring Manager Interview',
    title: 'Hiring Manager Interview',
    description: 'deeper assessment of qualifications',
  },
  technical: { label: 'Technical Interview', title: 'Technical Interview', description: 'evaluation of technical skills' },
  behavioral: { label: 'Behavioral Interview', title: 'Behavioral Assessment', description: 'focus on past experiences' },
  panel: { label: 'Panel Interview', title: 'Panel Interview', description: 'multiple interviewers assessment' },
  leadership: { label: 'Leadership Interview', title: 'Leadership Round', description: 'assessment of leadership abilities' },
} as const

export type InterviewRound = keyof typeof interviewRounds

export const interviewRoundIds = Object.keys(interviewRounds) as [InterviewRound, ...InterviewRound[]]
