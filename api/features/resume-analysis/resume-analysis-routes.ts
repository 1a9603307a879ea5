import { type Context, Hono, type TypedResponse } from 'hono'
import * as z from 'zod'
import { keyHashOf } from '../../adapters/database/schema.ts'
import { chargedRoute, creditsFor } from '../../billing/charged-request/charged-route.ts'
import { idempotencyKeyOf } from '../../billing/charged-request/idempotency-key.ts'
import { emitSections } from '../../billing/charged-request/who-wrote.ts'
import { jsonOf } from '../../contract/form-fields.ts'
import type { InterviewRound } from '../../contract/interview-rounds.ts'
import { requirementLines as limits } from '../../contract/limits.ts'
import { resumeMissing } from '../../contract/problems.ts'
import { AnalysisForm as AnalysisFields } from '../../contract/request-forms.ts'
import { AnalysisResult } from '../../contract/resume-analysis.ts'
import { VoiceInterviewStarted } from '../../contract/voice-interview.ts'
import { isPdfOrWord, pdfOrWordKinds, readResumeForm, refuse } from '../../http/forms/resume-form.ts'
import { rightsBeforeBytes } from '../../http/limits/rights-before-bytes.ts'
import { describeChargedCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import type { Services } from '../../services.ts'
import { createEditTokens, withEditToken } from './edit-token.ts'
import { editedLinesRoute } from './edited-lines-route.ts'
import { improvedResumeRoute } from './improved-resume-route.ts'

const described = describeChargedCall({
  description:
    'Compares a resume with a job description, for 15 credits; with interviewMode=true starts a voice interview instead, ten questions for 15 credits. Where the request names an interviewRound, the answer also says what that round looks for, as a preparation does.',
  form: AnalysisFields,
  answer: AnalysisResult.or(VoiceInterviewStarted),
  statuses: {
    413: 'The file is larger than 5 MB',
    415: 'Not a PDF, DOCX or DOC',
    422: 'The file could not be read; or requirements_not_found: the job description gave too little to compare with, and nothing was charged',
  },
})

/** Starts a voice interview, which is another feature's work; passed in by the app. */
type VoiceMode = (
  c: Context<AppEnv>,
  form: AnalysisForm & { interviewRound: InterviewRound },
) => Promise<Response & TypedResponse<VoiceInterviewStarted, 200, 'json'>>

export function resumeAnalysisRoutes(services: Services, voiceMode: VoiceMode) {
  const analyze = analyzeRoute(services)
  const forms = new Hono<AppEnv>().post('/analyze', described, (c) => {
    const who = { uid: c.get('person').uid, key: idempotencyKeyOf(c) }
    // Both cost the same; only the form says which one it is.
    const mayUse = () => creditsFor(services, 'resume_score', 'voice_interview')(who)
    return rightsBeforeBytes(c, services, { limits: ['analyze'], mayUse }, async () => {
      const form = await readAnalysisForm(c.req.raw)
      const { interviewRound } = form
      return form.isVoice && interviewRound ? voiceMode(c, { ...form, interviewRound }) : analyze(c, form)
    })
  })
  return forms.route('/', editedLinesRoute(services)).route('/', improvedResumeRoute(services))
}

function analyzeRoute(services: Services) {
  const { coach, documents } = services
  const tokens = createEditTokens(services)
  return (c: Context<AppEnv>, form: AnalysisForm) => {
    const { jobDescription, bytes, requirementLines, told, interviewRound: round } = form
    const analyze = chargedRoute(services, {
      feature: 'resume-analysis',
      reason: 'resume_score',
      answer: AnalysisResult,
      read: async ({ ownerOf }) => documents.read(bytes, pdfOrWordKinds, {}, await ownerOf()),
      hash: () => [...(round ? [round] : []), jobDescription, bytes, ...requirementLines, told],
      work:
        (resume, { uid, key }) =>
        async (emit, signal) => {
          const texts = { jobDescription, requirementLines }
          const events = coach.analyzeResume({ resume, ...texts, told, signal })
          const paid = { uid, keyHash: keyHashOf(key), ...texts }
          const end = await emitSections('analysis', coach, withEditToken(events, tokens, paid), emit)
          if (round) emit({ section: 'round', data: await coach.roundFields({ resume, jobDescription, round, told, signal }) })
          return end
        },
    })
    return analyze(c)
  }
}

type AnalysisForm = Awaited<ReturnType<typeof readAnalysisForm>>

const rule = { field: 'resume', takes: isPdfOrWord }

/** Checks, in this order: resume present, type, size; job description and marked lines; the round, required for voice. */
async function readAnalysisForm(request: Request) {
  const form = await readResumeForm(request, rule, { requirementLines: limits.maxCharacters, interviewMode: 10 })
  const { resume, fields } = form
  const isVoice = fields.interviewMode === 'true'
  const bytes = resume ?? refuse(isVoice ? resumeMissing.elsewhere : resumeMissing.forAnalysis)
  const jobDescription = form.jobDescription()
  return {
    jobDescription,
    bytes,
    requirementLines: isVoice ? [] : checkedRequirementLines(fields.requirementLines, jobDescription),
    told: form.told(),
    interviewRound: isVoice || fields.interviewRound ? form.round() : null,
    isVoice,
  }
}

const Lines = jsonOf(z.array(z.string()).min(1).max(limits.atMost))

function checkedRequirementLines(field: string | undefined, jobDescription: string): string[] {
  if (field === undefined || field === '') return []
  const lines = Lines.safeParse(field)
  if (!lines.success) refuse('Please mark at least one line of the job description.')
  const ad = ` ${wordsOf(jobDescription)} `
  const unknown = lines.data.filter((line) => wordsOf(line) === '' || !ad.includes(` ${wordsOf(line)} `))
  if (unknown.length > 0) refuse('A line you marked is not in this job description. Please mark the lines again.')
  return lines.data
}

/** Letters and digits only, since bullets, quotes and line breaks may have been normalized. */
function wordsOf(text: string): string {
  return (text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}
