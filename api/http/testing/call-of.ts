import { nurse } from '../../coach/testing/sample-candidates.ts'
import { plainPdf } from '../../features/resume-analysis/testing/plain-pdf.ts'
import { fileOf, requestOf, type Sent } from '../../testing/setup-server.ts'

export interface Things {
  pitchId: string
  uploadId: string
  answerKey: string
  sessionId: string
  checkoutId: string
  generationId: string
  editToken: string
}

const { jobDescription } = nurse
const resumePdf = plainPdf(nurse.resumeText.replace(/[^\x20-\x7e\n]/g, '-'))
const text = (words: string, name: string) => fileOf(new TextEncoder().encode(words), name)
const resume = () => fileOf(resumePdf, 'resume.pdf')
const round = { jobDescription, interviewRound: 'hiring-manager' }
const tus = { 'Tus-Resumable': '1.0.0' }
const empty = { professionalSummary: '', coreCompetencies: [], professionalExperience: [], education: [], certifications: [] }

/** A valid body for each call that has one, so that the response depends on the caller and not on the form. */
export const bodies: Record<string, (things: Things) => Sent> = {
  'POST /api/feedback': () => ({ json: { feedbackText: 'Hello', email: '' } }),
  'POST /api/page-reports': () => ({ json: [] }),
  'POST /api/stripe/webhook': () => ({ json: {} }),
  'POST /api/check-phone': () => ({ json: { phoneNumber: '+14155550199' } }),
  'POST /api/verify-phone': () => ({ json: { phoneNumber: '+14155550199' } }),
  'POST /api/verify-phone-simple': () => ({ json: { phoneNumber: '+14155550199' } }),
  'POST /api/consume-credits': () => ({ json: { credits: 15, eventType: 'resume_score' } }),
  'POST /api/credits/deduct': () => ({ json: { amount: 15, reason: 'resume_score' } }),
  'POST /api/create-checkout-session': () => ({ json: { packageType: 'basic', email: 'bob@example.com' } }),
  'GET /api/answers': ({ answerKey }) => ({ key: answerKey }),
  'POST /api/read-job-ad': () => ({ form: { file: text('An ad', 'ad.txt') } }),
  'POST /api/extract-resume': () => ({ form: { file: resume() } }),
  'POST /api/analyze': () => ({ form: { jobDescription, resume: resume() } }),
  'POST /api/analyze/edited-lines': ({ editToken }) => ({
    json: { editToken, jobDescription: 'A nurse', resumeText: 'Jane', edits: [{ from: 0, to: 4, text: 'Jane Doe' }] },
  }),
  'POST /api/analyze/told-lines': ({ editToken }) => ({
    json: { editToken, jobDescription: 'A nurse', resumeText: 'Jane', edits: [] },
  }),
  'POST /api/analyze/improved-resume': ({ editToken }) => {
    const texts = { editToken, jobDescription: 'A nurse', resumeText: 'Jane', changes: [{ from: 0, to: 4, text: 'Jane Doe' }] }
    return { form: { request: JSON.stringify({ ...texts, layout: 'clean', paper: 'A4' }) } }
  },
  'POST /api/transcribe-audio': ({ sessionId }) => ({ form: { sessionId, questionIndex: 0, audio: text('RIFF', 'answer.wav') } }),
  'POST /api/interview-feedback': ({ sessionId }) => ({
    json: { question: 'Why?', transcript: 'I led the night shift.', sessionId, questionIndex: 0 },
  }),
  'POST /api/interview-prep/generate': () => ({ form: { ...round, resumeFile: resume() } }),
  'POST /api/interview-qa/generate': () => ({ form: { ...round, resumeFile: resume() } }),
  'POST /api/cover-letter/generate': () => ({ form: { jobDescription, why: 'You train people.', resumeFile: resume() } }),
  'POST /api/voice-to-resume/generate': ({ generationId }) => ({ form: { transcript: nurse.resumeText, generationId } }),
  'POST /api/voice-to-resume/download': () => ({
    json: { resumeData: { contactInfo: { name: 'Bob', email: '', phone: '', location: '' }, ...empty }, paper: 'A4' },
  }),
  'POST /api/elevator-pitch/generate': () => ({ json: { jobDescription } }),
  'POST /api/elevator-pitch/analyze': () => ({ form: { jobDescription: 'A nurse', transcript: 'I nurse.' } }),
  'POST /api/elevator-pitch/save': ({ uploadId }) => ({
    form: { transcript: 'I nurse.', score: 7, refinedPitch: 'Better.', alternateExample: 'Or so.', uploadId },
  }),
  'POST /api/uploads': () => ({
    headers: { ...tus, 'Upload-Length': '10', 'Upload-Metadata': `uploadId ${btoa(crypto.randomUUID())}` },
  }),
  'GET /api/uploads/:uploadId': () => ({ headers: tus }),
  'PATCH /api/uploads/:uploadId': () => ({
    headers: { ...tus, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
    body: 'piece',
  }),
  'DELETE /api/uploads/:uploadId': () => ({ headers: tus }),
}

const same = (sent: Sent) => sent

/** @param change may alter the request */
export function callOf(
  call: string,
  things: Things,
  headers: Record<string, string>,
  change = same,
): [path: string, init: RequestInit] {
  const [method = '', pattern = ''] = call.split(' ')
  const { pitchId, answerKey, uploadId, checkoutId } = things
  const path = pattern.replace(':id', pitchId).replace(':key', answerKey).replace(':uploadId', uploadId)
  const query = pattern === '/api/payment-success' ? `?session_id=${checkoutId}` : ''
  const { headers: own, ...sent } = change(bodies[call]?.(things) ?? {})
  const key = sent.key ?? crypto.randomUUID()
  return [`${path}${query}`, { method, ...requestOf({ ...sent, key, headers: { ...own, ...headers } }) }]
}
