import { Hono } from 'hono'
import type { ChargedWork } from '../../billing/charged-request/charged-request.ts'
import { chargedRoute } from '../../billing/charged-request/charged-route.ts'
import { whoWrote } from '../../billing/charged-request/who-wrote.ts'
import { GenerateScript, ScriptResult, type ScriptSection } from '../../contract/elevator-pitch.ts'
import { pitchTexts, speakingSecondsOf } from '../../contract/elevator-pitch-texts.ts'
import { countWords } from '../../contract/limits.ts'
import { toldHash } from '../../http/forms/resume-form.ts'
import { readJson } from '../../http/refuse.ts'
import { describeChargedCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { orElse } from './analyze-routes.ts'

const described = describeChargedCall({
  description:
    'Writes the script of an elevator pitch, 150 to 225 words, for 10 credits; without a model, a draft with alternatives to choose from.',
  json: GenerateScript,
  answer: ScriptResult,
  statuses: { 503: 'It failed; the credits were returned' },
})

export function generateRoutes(services: Services) {
  const generate = chargedRoute(services, {
    reason: 'elevator_pitch',
    answer: ScriptResult,
    tooFewCredits: (balance) => `${pitchTexts.tooFewForScript} You have ${balance}.`,
    read: ({ request }) => readRequest(request),
    hash: ({ jobDescription, resumeText, told }) => ['pitch-script', jobDescription, resumeText, ...toldHash(told)],
    work: (input) => writing(services, input),
  })
  return new Hono<AppEnv>().post('/elevator-pitch/generate', described, generate)
}

async function readRequest(request: Request) {
  const body = GenerateScript.safeParse(await readJson(request))
  if (body.success) {
    const { jobDescription, resumeText = '', told = [] } = body.data
    return { jobDescription: jobDescription.toWellFormed(), resumeText: resumeText.toWellFormed().trim(), told }
  }
  const issue = body.error.issues.find(
    ({ code, path }) => path[0] === 'jobDescription' || (code === 'too_big' && ['told', 'text'].includes(String(path.at(-1)))),
  )
  throw new Problem('bad_request', issue ? { message: issue.message } : { log: 'a resume text that our reader did not write' })
}

type Wanted = Awaited<ReturnType<typeof readRequest>>

function writing({ coach }: Services, input: Wanted): ChargedWork {
  return async (emit, signal) => {
    const emitScript = (section: ScriptSection) => emit(section)
    const written = await coach.writePitch({ ...input, signal }).catch(orElse(pitchTexts.scriptFailed))
    const { script, options, coach: writer } = written
    const wordCount = countWords(script)
    emitScript({ section: 'script', data: { script, wordCount, speakingSeconds: speakingSecondsOf(wordCount), options } })
    return whoWrote('pitchScript', coach, writer === coach.name ? [] : [{ standIn: 'script' }])
  }
}
