import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ResumeDocument } from '../../documents/document.ts'
import { unmeasured } from '../../documents/unmeasured.ts'
import { createBuiltinCoach } from '../guides/builtin-coach.ts'

const resume: ResumeDocument = {
  kind: 'txt',
  pages: null,
  hiddenText: [],
  format: unmeasured,
  text: `Ada Sample
Springfield | ada.sample@example.com | (555) 010-0199
EXPERIENCE
Store Assistant, Corner Market, 2019 - 2023
• Served 60 customers a day and handled the till
• Trained 4 new colleagues in stock keeping
SKILLS
Stock keeping, customer service, Excel`,
}
const jobDescription = `Store Supervisor
Responsibilities
Lead a team of six and plan the weekly rota
Requirements
Two years of customer service
Experience with stock keeping and Excel
A food safety certificate is a plus`

/**
 * Reads one small resume before anybody's, since the first time through the code is the slow one. Lets go of the thread between any two
 * sections: a person who is already here waits for one of them at most.
 */
export async function warmUp() {
  const coach = createBuiltinCoach()
  const { signal } = new AbortController()
  const input = { resume, jobDescription, signal }
  for await (const _ of coach.analyzeResume(input)) await nextTurn()
  for await (const _ of coach.prepareInterview({ ...input, round: 'hiring-manager' })) await nextTurn()
  await coach.reviewAnswer({ question: 'Why this job?', transcript: 'I led a small team and we sold more.', signal })
}
