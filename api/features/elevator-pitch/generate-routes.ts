import { Hono } from 'hono'
import type { ChargedWork } from '../../billing/charged-request/charged-request.ts'
import { chargedRoute } from '../../billing/charged-request/charged-route.ts'
import { whoWrote } from '../../billing/charged-request/who-wrote.ts'
import { GenerateScript, PitchOptions, PitchSources, ScriptResult, type ScriptSection } from '../../contract/elevator-pitch.ts'
import { pitchTexts, speakingSecondsOf } from '../../contract/elevator-pitch-texts.ts'
import { countWords } from '../../contract/limits.ts'
import { scriptOf } from '../../contract/pitch-choices.ts'
import { toldHash } from '../../http/forms/resume-form.ts'
import { rightsBeforeBytes } from '../../http/limits/rights-before-bytes.ts'
import { readJson } from '../../http/refuse.ts'
import { describeCall, describeChargedCall } from '../../http/route-description.ts'
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

const describedOptions = describeCall({
  description:
    'Without a model: the lines that a script can be put together from, best match first, to choose from before paying. Free.',
  json: PitchSources,
  answer: PitchOptions,
  statuses: { 404: 'A model is connected and writes the script' },
})

export function generateRoutes(services: Services) {
  const { coach } = services
  const generate = chargedRoute(services, {
    reason: 'elevator_pitch',
    answer: ScriptResult,
    tooFewCredits: (balance) => `${pitchTexts.tooFewForScript} You have ${balance}.`,
    read: ({ request }) => readRequest(request),
    hash: ({ jobDescription, resumeText, told, choices }) => [
      ...['pitch-script', jobDescription, resumeText],
      ...toldHash(told),
      ...(choices ? [JSON.stringify(choices)] : []),
    ],
    work: (input) => writing(services, input),
  })
  return new Hono<AppEnv>()
    .post('/elevator-pitch/generate', described, generate)
    .post('/elevator-pitch/options', describedOptions, (c) =>
      rightsBeforeBytes(c, services, { limits: ['analyze'] }, async () => {
        const input = await readRequest(c.req.raw)
        const { options } = coach.name === 'builtin' ? await coach.writePitch({ ...input, signal: c.req.raw.signal }) : {}
        if (!options) throw new Problem('not_found')
        return c.json(options satisfies PitchOptions)
      }),
    )
}

async function readRequest(request: Request) {
  const body = GenerateScript.safeParse(await readJson(request))
  if (body.success) {
    const { jobDescription, resumeText = '', told = [], choices } = body.data
    return { jobDescription: jobDescription.toWellFormed(), resumeText: resumeText.toWellFormed().trim(), told, choices }
  }
  const issue = body.error.issues.find(
    ({ code, path }) => path[0] === 'jobDescription' || (code === 'too_big' && ['told', 'text'].includes(String(path.at(-1)))),
  )
  throw new Problem('bad_request', issue ? { message: issue.message } : { log: 'a resume text that our reader did not write' })
}

type Wanted = Awaited<ReturnType<typeof readRequest>>

function writing({ coach }: Services, { choices, ...input }: Wanted): ChargedWork {
  return async (emit, signal) => {
    const emitScript = (section: ScriptSection) => emit(section)
    const written = await coach.writePitch({ ...input, signal }).catch(orElse(pitchTexts.scriptFailed))
    const { options } = written
    const script = options && choices ? scriptOf(choices, options) : written.script
    const wordCount = countWords(script)
    const draft = options && { options, ...(!choices && { picked: true as const }) }
    emitScript({ section: 'script', data: { script, wordCount, speakingSeconds: speakingSecondsOf(wordCount), ...draft } })
    return whoWrote('pitchScript', coach, written.coach === coach.name ? [] : [{ standIn: 'script' }])
  }
}
