import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { keyHashOf } from '../../adapters/database/schema.ts'
import { chargedRoute } from '../../billing/charged-request/charged-route.ts'
import { emitSections } from '../../billing/charged-request/who-wrote.ts'
import { jsonOf } from '../../contract/form-fields.ts'
import { requirementLines as limits } from '../../contract/limits.ts'
import { resumeMissing } from '../../contract/problems.ts'
import { AnalysisForm } from '../../contract/request-forms.ts'
import { AnalysisResult } from '../../contract/resume-analysis.ts'
import { pdfOrWordKinds, type ResumeForm, refuse } from '../../http/forms/resume-form.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import type { Services } from '../../services.ts'
import { createEditTokens, withEditToken } from './edit-token.ts'
import { editedLinesRoute } from './edited-lines-route.ts'
import { improvedResumeRoute } from './improved-resume-route.ts'

/** The analysis itself, which shares its call with the start of a voice interview. */
export function resumeAnalysis(services: Services) {
  const { coach, documents } = services
  const tokens = createEditTokens(services)
  const respond = (c: Context<AppEnv>, form: ResumeForm) => {
    const { jobDescription, bytes, requirementLines, told, round } = readAnalysisForm(form)
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
          const end = await emitSections(['summary', 'recommendations'], coach, withEditToken(events, tokens, paid), emit)
          if (round) emit({ section: 'round', data: await coach.roundFields({ resume, jobDescription, round, told, signal }) })
          return end
        },
    })
    return analyze(c)
  }
  return {
    description:
      'Compares a resume with a job description, for 15 credits. Where the request names an interviewRound, the answer also says what that round looks for, as a preparation does.',
    form: AnalysisForm,
    fields: { requirementLines: limits.maxCharacters },
    answer: AnalysisResult,
    statuses: {
      413: 'The file is larger than 5 MB',
      415: 'Not a PDF, DOCX or DOC',
      422: 'The file could not be read; or requirements_not_found: the job description gave too little to compare with, and nothing was charged',
    },
    reason: 'resume_score' as const,
    respond,
  }
}

/** What may be done with a paid analysis. */
export const analyzedResumeRoutes = (services: Services) =>
  new Hono<AppEnv>().route('/', editedLinesRoute(services)).route('/', improvedResumeRoute(services))

/** Checks, in this order: resume present; job description and marked lines; the answers; the round, if there is one. */
function readAnalysisForm(form: ResumeForm) {
  const bytes = form.resume ?? refuse(resumeMissing.forAnalysis)
  const jobDescription = form.jobDescription()
  const requirementLines = checkedRequirementLines(form.fields.requirementLines, jobDescription)
  return { jobDescription, bytes, requirementLines, told: form.told(), round: form.fields.interviewRound ? form.round() : null }
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
