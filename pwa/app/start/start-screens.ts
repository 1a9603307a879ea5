interface StartScreen {
  paths: readonly string[]
  title: string
  /** The feature's own first sentence, compared by start-screens.test.ts. */
  intro: string
}

export const startScreens: readonly StartScreen[] = [
  {
    paths: ['/analysis'],
    title: 'Resume Analytics',
    intro: 'See what a hiring system finds in your resume for the job you want, line by line.',
  },
  {
    paths: ['/cover-letter'],
    title: 'Cover Letter',
    intro: 'A letter for this ad from your own lines, with your reason for this employer in your words.',
  },
  {
    paths: ['/interview-prep', '/basic-interview-prep'],
    title: 'Interview Q&A Preparation',
    intro: 'Ten likely questions for this job, each with a way to answer it from your own facts.',
  },
  {
    paths: ['/?feature=interview'],
    title: 'Interview Preparation',
    intro: 'A brief for one round of interviews: what it is for, what they look for, and what to say.',
  },
  {
    paths: ['/voice-interview', '/voice-interview-prep'],
    title: 'Voice Practice Interview',
    intro: 'Ten questions read aloud, your answers recorded, and feedback on each of them.',
  },
  {
    paths: ['/elevator-pitch'],
    title: 'Elevator Pitch',
    intro: 'Sixty seconds about you, for this job: written, recorded, and improved.',
  },
  {
    paths: ['/self-interview-prep'],
    title: 'Self practice',
    intro: 'Hear a question, answer out loud, listen to yourself. It works without a connection.',
  },
  {
    paths: ['/voice-to-resume'],
    title: 'Voice-to-Resume Generator',
    intro: 'Talk about your work in English. You get a resume with nothing in it that you did not say.',
  },
]
