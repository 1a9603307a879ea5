import { expect, test } from 'vitest'
import { InterviewFeedbackFields, InterviewFeedbackRequest } from '../../api/contract/voice-interview.ts'
import { type FeedbackOrder, uploadOf } from './feedback-order.ts'

const asked = { question: 'Why you?', type: 'general', goal: 'What you bring' } as const
const about = { session: { id: 'p', uid: 'ada' }, answerId: 'a', label: 'Question 1', asked, jobDescription: 'A ward.' }
const typed: FeedbackOrder = { ...about, given: { how: 'words', transcript: 'Because I care.', source: 'typed' } }
const pauses = [{ startMs: 4_000, endMs: 6_500 }]

test('a spoken answer is sent as a form that the server understands, with its recording, which stays', () => {
  const { fields, ...job } = uploadOf({ ...about, given: { how: 'sound', speechSeconds: 9, pauses } })
  expect(job).toMatchObject({
    uid: 'ada',
    practiceId: 'p',
    label: 'Question 1, feedback',
    recordingId: 'a',
    keepsRecording: true,
  })
  expect(InterviewFeedbackFields.parse(fields)).toEqual({ ...asked, jobDescription: 'A ward.', speechSeconds: 9, pauses })
})

test('a typed answer is sent as JSON, marked as typed, with the job description', () => {
  const { how, recordingId, fields } = uploadOf(typed)
  expect([how, recordingId]).toEqual(['json', null])
  const request = { ...asked, jobDescription: 'A ward.', transcript: 'Because I care.', source: 'typed' }
  expect(InterviewFeedbackRequest.parse(JSON.parse(fields!.json!))).toEqual(request)
})
