import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import type { ChargedWork } from '../../billing/charged-request/charged-request.ts'
import { idempotencyKeyOf, wantsEvents } from '../../billing/charged-request/idempotency-key.ts'
import { requestHashOf } from '../../billing/charged-request/request-hash.ts'
import { runPaidJob } from '../../billing/charged-request/run-paid-job.ts'
import { sendGeneration } from '../../billing/charged-request/send-generation.ts'
import { whoWrote } from '../../billing/charged-request/who-wrote.ts'
import { GenerateScript, ScriptResult, type ScriptSection } from '../../contract/elevator-pitch.ts'
import { pitchTexts, speakingSecondsOf } from '../../contract/elevator-pitch-texts.ts'
import { countWords, pitch } from '../../contract/limits.ts'
import { clientAddressOf } from '../../http/client-address.ts'
import { readJson } from '../../http/read-json.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { inTheWords, tooFew } from './pitch-problems.ts'

const described = describeRoute({
  description:
    'Writes the script of an elevator pitch, 150 to 225 words, for 10 credits. One JSON body, or server-sent events (section, done, problem) with Accept: text/event-stream.',
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['jobDescription'],
          properties: {
            jobDescription: { type: 'string', minLength: 1, maxLength: pitch.jobDescriptionMaxCharacters },
            resumeText: { type: 'string', maxLength: pitch.resumeTextMaxCharacters },
          },
        },
      },
    },
  },
  responses: {
    200: { description: 'The script and the charge', content: { 'application/json': { schema: resolver(ScriptResult) } } },
    402: { description: 'Too few credits' },
    503: { description: 'It failed; the credits are back' },
  },
})

/** POST /api/elevator-pitch/generate. What is wrong with the form is found before anything is charged. */
export function generateRoutes(services: Services) {
  const { env, rateLimits } = services
  return new Hono<AppEnv>().post('/elevator-pitch/generate', described, async (c) => {
    const { uid } = c.get('person')
    const key = idempotencyKeyOf(c)
    const { jobDescription, resumeText = '' } = await readRequest(c.req.raw)
    await rateLimits.take('ai', uid)
    await rateLimits.take('ai-ip', clientAddressOf(c, env))
    const job = await runPaidJob({
      services,
      userId: uid,
      reason: 'elevator_pitch',
      key,
      requestHash: requestHashOf('pitch-script', jobDescription, resumeText),
      follow: wantsEvents(c),
      answer: ScriptResult,
      work: writing(services, jobDescription, resumeText),
    }).catch(tooFew(pitchTexts.tooFewForScript))
    return sendGeneration<ScriptResult>(c, job)
  })
}

async function readRequest(request: Request): Promise<GenerateScript> {
  const body = GenerateScript.safeParse(await readJson(request))
  if (body.success) {
    const { jobDescription, resumeText = '' } = body.data
    return { jobDescription: jobDescription.toWellFormed(), resumeText: resumeText.toWellFormed().trim() }
  }
  const issue = body.error.issues.find(({ path }) => path[0] === 'jobDescription')
  throw new Problem('bad_request', issue ? { message: issue.message } : { log: 'a resume text that our reader did not write' })
}

function writing({ coach }: Services, jobDescription: string, resumeText: string): ChargedWork {
  return async (emit, signal) => {
    const tell = (section: ScriptSection) => emit(section)
    const written = await coach.writePitch({ jobDescription, resumeText, signal }).catch(inTheWords(pitchTexts.scriptFailed))
    const { script } = written
    const wordCount = countWords(script)
    tell({ section: 'script', data: { script, wordCount, speakingSeconds: speakingSecondsOf(wordCount) } })
    return whoWrote('pitchScript', coach, written.coach === coach.name ? [] : [{ standIn: 'script' }])
  }
}
