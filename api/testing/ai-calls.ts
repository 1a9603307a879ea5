import { readFileSync } from 'node:fs'
import { developmentPitches } from '../coach/score/pitch/testing/development-pitches.ts'
import type { SeenRequest } from '../coach/testing/openai-script.ts'
import { nurse } from '../coach/testing/sample-candidates.ts'
import type { CreditReason } from '../contract/prices.ts'
import { resumePdf } from '../features/resume-analysis/testing/setup-analysis.ts'

const { transcript } = developmentPitches[0]!.strong
export const spoken = readFileSync(new URL('../../evals/spoken/own/development/nurse.txt', import.meta.url), 'utf8')
const { jobDescription, resumeText } = nurse

export function form(fields: Record<string, string>, file?: string): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  if (file) data.set(file, new Blob([resumePdf as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), 'resume.pdf')
  return data
}
export const answered = {
  question: 'Tell me about a time you solved a problem.',
  transcript:
    'Last winter two nurses called in sick on our ward of thirty beds. I had to cover the night. I called three colleagues, split the beds anew and took the sickest patients myself. Nobody was harmed and the shift ended on time.',
}

export interface AiCall {
  reason: CreditReason
  path: string
  body: () => FormData | string
  /** Whether a model call is for the part the user pays for. */
  isMain: (call: SeenRequest) => boolean
  main: string
  /** A call for another part; null if no other part exists. */
  isSide: ((call: SeenRequest) => boolean) | null
  side: string[]
}
export const asks =
  (schema: string) =>
  ({ schemaName }: SeenRequest) =>
    schemaName === schema
export const interview = { jobDescription, interviewRound: 'panel' }

export const aiCalls: Record<string, AiCall> = {
  'resume analysis': {
    ...{ reason: 'resume_score', path: '/api/analyze', body: () => form({ jobDescription }, 'resume') },
    ...{ isMain: asks('summary'), main: 'summary', isSide: asks('company'), side: ['company'] },
  },
  'interview preparation': {
    ...{ reason: 'interview_prep', path: '/api/interview-prep/generate', body: () => form(interview, 'resumeFile') },
    ...{ isMain: asks('prep_questions'), main: 'questions', isSide: asks('prep_company'), side: ['company'] },
  },
  'interview Q&A': {
    ...{ reason: 'interview_prep', path: '/api/interview-qa/generate', body: () => form(interview, 'resumeFile') },
    ...{ isMain: asks('qa_questions'), main: 'questions' },
    // Two of the ten are requested in one call.
    ...{ isSide: ({ prompt }) => prompt.includes('1. the manager opens'), side: ['questions'] },
  },
  'cover letter': {
    ...{ reason: 'cover_letter', path: '/api/cover-letter/generate' },
    ...{ body: () => form({ jobDescription, why: 'You teach every new nurse yourselves.' }, 'resumeFile') },
    ...{ isMain: asks('cover_letter'), main: 'letter', isSide: null, side: [] },
  },
  'answer feedback': {
    ...{ reason: 'interview_feedback', path: '/api/interview-feedback', body: () => JSON.stringify(answered) },
    ...{ isMain: asks('answer_review'), main: 'improvements' },
    ...{ isSide: asks('answer_retold'), side: ['sentenceFeedback', 'refinedAnswer', 'alternateAnswer'] },
  },
  'pitch script': {
    ...{ reason: 'elevator_pitch', path: '/api/elevator-pitch/generate' },
    ...{ body: () => JSON.stringify({ jobDescription, resumeText }) },
    ...{ isMain: asks('pitch_script'), main: 'script', isSide: null, side: [] },
  },
  'pitch analysis': {
    ...{ reason: 'elevator_pitch_analysis', path: '/api/elevator-pitch/analyze' },
    ...{ body: () => form({ jobDescription, resumeText, transcript, source: 'verbatim', durationSeconds: '80' }) },
    ...{ isMain: asks('pitch_suggestions'), main: 'suggestions', isSide: asks('pitch_refined'), side: ['refined'] },
  },
  'voice-to-resume': {
    ...{ reason: 'voice_to_resume', path: '/api/voice-to-resume/generate', body: () => form({ transcript: spoken }) },
    ...{ isMain: asks('told_life'), main: 'resume', isSide: null, side: [] },
  },
}
