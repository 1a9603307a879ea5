import { setImmediate as nextTurn } from 'node:timers/promises'
import { unmeasured } from '../../documents/document.ts'
import { createBuiltinCoach } from '../guides/builtin-coach.ts'
import { serveCoach } from './coach-main.ts'
import { coachOf } from './coach-of.ts'
import texts from './warm-up.json' with { type: 'json' }

/** The first pass through the code is slow, so a small resume is read before the first user's. */
async function warmUp() {
  const coach = createBuiltinCoach()
  const { signal } = new AbortController()
  const text = texts.resume.join('\n')
  const resume = { kind: 'txt' as const, pages: null, hiddenText: [], format: unmeasured, text }
  const input = { resume, jobDescription: texts.jobDescription.join('\n'), signal }
  for await (const _ of coach.analyzeResume(input)) await nextTurn()
  for await (const _ of coach.prepareInterview({ ...input, round: 'hiring-manager' })) await nextTurn()
  await coach.reviewAnswer({ question: 'Why this job?', transcript: 'I led a small team and we sold more.', signal })
}

serveCoach(coachOf, warmUp)
