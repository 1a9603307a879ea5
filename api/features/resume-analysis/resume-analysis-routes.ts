import { type Context, Hono, type TypedResponse } from 'hono'
import { keyHashOf } from '../../adapters/database/key-hash.ts'
import { chargedRoute, creditsFor } from '../../billing/charged-request/charged-route.ts'
import { idempotencyKeyOf } from '../../billing/charged-request/idempotency-key.ts'
import { emitSections } from '../../billing/charged-request/who-wrote.ts'
import type { InterviewRound } from '../../contract/interview-rounds.ts'
import { AnalysisForm as AnalysisFields } from '../../contract/request-forms.ts'
import { AnalysisResult } from '../../contract/resume-analysis.ts'
import type { ToldLine } from '../../contract/told-line.ts'
import { VoiceInterviewStarted } from '../../contract/voice-interview.ts'
import { toldHash } from '../../http/forms/resume-form.ts'
import { rightsBeforeBytes } from '../../http/limits/rights-before-bytes.ts'
import { describeChargedCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import type { Services } from '../../services.ts'
import { type AnalysisForm, readAnalysisForm } from './analysis-form.ts'
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
  form: { jobDescription: string; resume: Uint8Array; interviewRound: InterviewRound; told: ToldLine[] },
) => Promise<Response & TypedResponse<VoiceInterviewStarted, 200, 'json'>>

export function resumeAnalysisRoutes(services: Services, voiceMode: VoiceMode) {
  const analyze = analyzeRoute(services)
  const forms = new Hono<AppEnv>().post('/analyze', described, (c) => {
    const who = { uid: c.get('person').uid, key: idempotencyKeyOf(c) }
    // Both cost the same; only the form says which one it is.
    const mayUse = () => creditsFor(services, 'resume_score', 'voice_interview')(who)
    return rightsBeforeBytes(c, services, { limits: ['analyze'], mayUse }, async () => {
      const { isVoice, ...form } = await readAnalysisForm(c.req.raw)
      const { interviewRound } = form
      return isVoice && interviewRound ? voiceMode(c, { ...form, interviewRound }) : analyze(c, form)
    })
  })
  return forms.route('/', editedLinesRoute(services)).route('/', improvedResumeRoute(services))
}

function analyzeRoute(services: Services) {
  const { coach, documents } = services
  const tokens = createEditTokens(services)
  return chargedRoute(services, {
    reason: 'resume_score',
    answer: AnalysisResult,
    async read({ ownerOf }, form: Omit<AnalysisForm, 'isVoice'>) {
      const resume = await documents.read(form.resume, ['pdf', 'docx', 'doc'], {}, await ownerOf())
      return { ...form, bytes: form.resume, resume }
    },
    hash: ({ jobDescription, bytes, requirementLines, interviewRound, told }) => [
      ...(interviewRound ? [interviewRound] : []),
      jobDescription,
      bytes,
      ...requirementLines,
      ...toldHash(told),
    ],
    work:
      ({ resume, jobDescription, requirementLines, told, interviewRound: round }, { uid, key }) =>
      async (emit, signal) => {
        const texts = { jobDescription, requirementLines }
        const events = coach.analyzeResume({ resume, ...texts, told, signal })
        const sign = tokens.signerOf({ uid, keyHash: keyHashOf(key), ...texts })
        const end = await emitSections('analysis', coach, withEditToken(events, jobDescription, sign), emit)
        if (round) emit({ section: 'round', data: await coach.roundFields({ resume, jobDescription, round, told, signal }) })
        return end
      },
  })
}
