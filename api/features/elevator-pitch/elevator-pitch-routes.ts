import { Hono } from 'hono'
import type { ChargedWork } from '../../billing/charged-request/charged-request.ts'
import { chargedCall } from '../../billing/charged-request/charged-route.ts'
import { whoWrote } from '../../billing/charged-request/who-wrote.ts'
import { ExtractedResume, GenerateScript, ScriptResult, type ScriptSection } from '../../contract/elevator-pitch.ts'
import { extractFailed, pitchTexts, speakingSecondsOf } from '../../contract/elevator-pitch-texts.ts'
import { countWords, pitch } from '../../contract/limits.ts'
import { withoutGaps } from '../../contract/pitch-choices.ts'
import { ExtractResumeForm } from '../../contract/request-forms.ts'
import { type ResumeRule, readResumeForm, refuse } from '../../http/forms/resume-form.ts'
import { inJson, toldMaxCharacters } from '../../http/limits/body-limits.ts'
import { fileOwnerOf } from '../../http/limits/file-owner.ts'
import { rightsBeforeBytes } from '../../http/limits/rights-before-bytes.ts'
import { readJson } from '../../http/refuse.ts'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { orElse, Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { analyzeRoutes } from './analyze-routes.ts'
import { libraryRoutes } from './library-routes.ts'
import { saveRoutes } from './save-routes.ts'

export function elevatorPitchRoutes(services: Services) {
  return new Hono<AppEnv>()
    .route('/', generateRoutes(services))
    .route('/', extractResumeRoutes(services))
    .route('/', analyzeRoutes(services))
    .route('/', saveRoutes(services))
    .route('/', libraryRoutes(services))
}

const types = ['application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document']
const rule: ResumeRule = {
  field: 'file',
  takes: ({ name, declaredType }) => /\.(?:pdf|docx)$/i.test(name) || types.includes(declaredType),
  wrongType: pitchTexts.resumeType,
  tooLarge: pitchTexts.resumeTooLarge,
}

const described = describeCall({
  description: 'The text of a resume, which is not stored. Free.',
  form: ExtractResumeForm,
  answer: ExtractedResume,
  statuses: { 413: 'The file is larger than 5 MB', 415: 'Not a PDF or DOCX', 422: 'The file could not be read' },
})

function extractResumeRoutes(services: Services) {
  const { documents } = services
  return new Hono<AppEnv>().post('/extract-resume', described, async (c) => {
    try {
      return await rightsBeforeBytes(c, services, { limits: ['analyze'] }, async () => {
        const bytes = (await readResumeForm(c.req.raw, rule)).resume ?? refuse(pitchTexts.resumeMissing)
        const { text } = await documents.read(bytes, ['pdf', 'docx'], rule, await fileOwnerOf(c, services))
        return c.json({ text } satisfies ExtractedResume)
      })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      throw error.with({ message: extractFailed(error.sentence) })
    }
  })
}

function generateRoutes(services: Services) {
  const generate = chargedCall(services, {
    description:
      'Writes the script of an elevator pitch, 150 to 225 words, for 10 credits; without a model, a draft with alternatives to choose from.',
    json: GenerateScript,
    maxBytes: inJson(pitch.jobDescriptionMaxCharacters + pitch.resumeTextMaxCharacters + toldMaxCharacters),
    statuses: { 503: 'It failed; the credits were returned' },
    feature: 'elevator-pitch',
    reason: 'elevator_pitch',
    answer: ScriptResult,
    tooFewCredits: (balance) => `${pitchTexts.tooFewForScript} You have ${balance}.`,
    read: ({ request }) => readRequest(request),
    hash: ({ jobDescription, resumeText, told }) => ['pitch-script', jobDescription, resumeText, told],
    work: (input) => writing(services, input),
  })
  return new Hono<AppEnv>().post('/elevator-pitch/generate', ...generate)
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
    // A draft's blanks are not said; a finished script has words in all of them.
    const wordCount = countWords(options ? withoutGaps(script) : script)
    emitScript({ section: 'script', data: { script, wordCount, speakingSeconds: speakingSecondsOf(wordCount), options } })
    return whoWrote(['script'], coach, writer === coach.name ? [] : ['script'])
  }
}
