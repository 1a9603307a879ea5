import { setImmediate as nextTurn } from 'node:timers/promises'
import { unmeasured } from '../../documents/unmeasured.ts'
import { createBuiltinCoach } from '../guides/builtin-coach.ts'
import texts from './warm-up.json' with { type: 'json' }

/**
 * Reads one small resume before anybody's, since the first time through the code is the slow one. Lets go of the thread between any two
 * sections: a person who is already here waits for one of them at most.
 */
export async function warmUp() {
  const coach = createBuiltinCoach()
  const { signal } = new AbortController()
  const text = texts.resume.join('\n')
  const resume = { kind: 'txt' as const, pages: null, hiddenText: [], format: unmeasured, text }
  const input = { resume, jobDescription: texts.jobDescription.join('\n'), signal }
  for await (const _ of coach.analyzeResume(input)) await nextTurn()
  for await (const _ of coach.prepareInterview({ ...input, round: 'hiring-manager' })) await nextTurn()
  await coach.reviewAnswer({ question: 'Why this job?', transcript: 'I led a small team and we sold more.', signal })
}
