import { describe, expect, test } from 'vitest'
import { failedTranscript } from '../../../api/contract/fallback-feedback.ts'
import { uploadOf } from '../../answer-review/feedback-runs.ts'
import { answered, chosen } from '../../media/interview-runner/practice.ts'
import { followUpOf } from '../../media/uploads/upload-job.ts'
import type { UploadJob } from '../../platform/local-store.ts'
import { attemptsAmong, otherTakesAmong, progressOfAll, takeProgressOf } from './answer-progress.ts'
import type { VoiceNotes } from './notes.ts'
import { failedWith, feedbackOf, heard, jobOf, notesWith, owner, reviewed, soundOf } from './testing/example-interview.ts'
import { uploadsFor } from './upload-jobs.ts'

const uploads = (notes: VoiceNotes, jobs: UploadJob[] = []) => uploadsFor(notes, jobs, owner)
const firstOf = (notes: VoiceNotes, jobs: UploadJob[]) => progressOfAll(notes, jobs)[0]!

function understood(transcript: string, notes = notesWith([0])) {
  const transcribed = jobOf(uploads(notes)[0]!, heard(transcript))
  return { notes, transcribed, review: followUpOf(transcribed, 0)! }
}

describe('being sent', () => {
  test('the sound is sent first, with what the device measured; the words follow for feedback', () => {
    const notes = notesWith([3])
    const [sound] = uploads(notes)
    expect(sound).toMatchObject({ kind: 'transcribe-answer', recordingId: 'take-3', path: '/api/transcribe-audio' })
    expect(sound?.fields).toEqual({ questionIndex: '3', sessionId: notes.session.sessionId, speechSeconds: '35' })
    const words = followUpOf(jobOf(sound!, heard('I did it.')), 0)
    expect(words).toMatchObject({ path: '/api/interview-feedback', how: 'json', recordingId: null })
    expect(JSON.parse(words!.fields.json!)).toMatchObject({
      question: 'Question number 4?',
      type: 'behavioral',
      transcript: 'I did it.',
      source: 'recognised',
      questionIndex: 3,
      take: 1,
      durationSeconds: 40,
    })
  })

  test('nothing is sent twice, and nothing before it is measured', () => {
    const notes = notesWith([0, 1])
    const [first, second] = uploads(notes)
    expect(uploads(notes, [jobOf(first!), jobOf(second!)])).toEqual([])
    expect(uploads(notes, [jobOf(first!, heard('I did it.')), jobOf(second!)])).toEqual([])
    expect(uploads({ ...notes, sounds: {} })).toEqual([])
  })

  test('without a connection an answer waits, which is not a failure', () => {
    const notes = notesWith([0])
    const job = jobOf(uploads(notes)[0]!, failedWith(0, 'No connection.'))
    expect(firstOf(notes, [job])).toEqual({ state: 'sending', waitsForConnection: true })
  })

  test('a typed answer needs no transcription', () => {
    const notes = notesWith([])
    const answer = { how: 'typed', id: 't', text: 'I led five.' } as const
    const place = { answer, takes: [answer], wasSkipped: false }
    const typed = { ...notes, practice: { ...notes.practice, places: notes.practice.places.with(0, place) } }
    expect(JSON.parse(uploads(typed)[0]!.fields!.json!)).toMatchObject({ transcript: 'I led five.', source: 'typed' })
  })

  test('where the browser transcribes, its words are sent instead of the sound; without words the user types', () => {
    const notes = notesWith([0])
    const session = { ...notes.session, transcription: 'browser' as const }
    expect(firstOf({ ...notes, session }, [])).toEqual({ state: 'needs-words', wasDiscarded: false })
    expect(uploads({ ...notes, session })).toEqual([])
    expect(uploads({ ...notes, session, corrections: { 'take-0': 'As I said.' } })[0]?.fields?.transcript).toBe('As I said.')
  })
})

describe('what was discarded before it was sent', () => {
  const discarded = { discarded: { atMs: 0, isFinal: true, mayHaveArrived: false } }

  test('a recording is not sent again; its words can be typed', () => {
    const notes = notesWith([0])
    const job = jobOf(uploads(notes)[0]!, { ...discarded, ...heard('I did it.') })
    expect(uploads(notes, [job])).toEqual([])
    expect(firstOf(notes, [job])).toEqual({ state: 'needs-words', wasDiscarded: true })
  })

  test('feedback is not requested again automatically, but the user can', () => {
    const { notes, transcribed, review } = understood('I did it.')
    const job = { ...review, ...discarded }
    expect(uploads(notes, [transcribed, job])).toEqual([])
    expect(firstOf(notes, [transcribed, job])).toMatchObject({ state: 'not-reviewed', jobId: job.id })
  })
})

describe('what came back', () => {
  test('feedback is shown with the words it is about', () => {
    const { notes, transcribed, review } = understood('I did it.')
    expect(firstOf(notes, [transcribed, review])).toMatchObject({ state: 'reviewing', transcript: 'I did it.' })
    const progress = firstOf(notes, [transcribed, { ...review, ...reviewed('I did it.', feedbackOf(7.4)) }])
    expect(progress).toMatchObject({ state: 'ready', feedback: { score: 7.4 }, recomputationsLeft: 5 })
  })

  test('corrected words are reviewed again, and the old feedback is shown until then', () => {
    const { notes, transcribed, review } = understood('I did eat.')
    const before = { ...review, ...reviewed('I did eat.', feedbackOf(3)) }
    const corrected = { ...notes, corrections: { 'take-0': 'I did it.' } }
    expect(firstOf(corrected, [transcribed, before])).toMatchObject({ state: 'reviewing', before: { score: 3 } })
    expect(uploads(corrected, [transcribed, before])[0]?.fields?.transcript).toBe('I did it.')
    expect(firstOf({ ...notes, corrections: { 'take-0': 'I did eat.' } }, [transcribed, before])).toMatchObject({
      state: 'ready',
    })
  })

  test('silence is sent for review as silence', () => {
    const { review } = understood('')
    expect(JSON.parse(review.fields.json!)).toMatchObject({ transcript: '' })
  })

  test('a failed transcription leaves the fixed sentence and a provisional score, and invents nothing', () => {
    const notes = notesWith([0])
    const job = jobOf(uploads(notes)[0]!, failedWith(503, 'Broken.'))
    expect(firstOf(notes, [job])).toMatchObject({
      state: 'not-transcribed',
      sentence: 'Failed to transcribe your answer. Please try again.',
      transcript: failedTranscript,
      feedback: { score: 5, scoreColor: 'yellow', provisional: true },
    })
  })

  test("a refusal is shown in the server's words", () => {
    const notes = notesWith([0])
    const job = jobOf(uploads(notes)[0]!, failedWith(404, 'This interview has ended.'))
    expect(firstOf(notes, [job])).toMatchObject({ state: 'not-transcribed', sentence: 'This interview has ended.' })
  })

  test('an answer that does not match the contract counts as none', () => {
    const { notes, transcribed, review } = understood('I did it.')
    const garbage = { ...review, state: 'delivered' as const, answer: { score: 'ten' } }
    expect(firstOf(notes, [transcribed, garbage])).toMatchObject({ state: 'not-reviewed', transcript: 'I did it.' })
  })
})

describe('trying again', () => {
  const first = notesWith([0])
  const answer = { how: 'spoken', id: 'again', lengthMs: 50_000, captions: null } as const
  const practice = answered(first.practice, 0, answer)
  const sounds = { ...first.sounds, again: soundOf(50) }
  const twice = { ...first, practice, sounds }

  function bothReviewed() {
    const sent = uploads(twice)
    const heardAll = [jobOf(sent[0]!, heard('First.')), jobOf(sent[1]!, heard('Second.'))]
    const [first, second] = heardAll.map((job) => followUpOf(job, 0)!)
    return [
      ...heardAll,
      { ...first!, ...reviewed('First.', feedbackOf(5.4)) },
      { ...second!, ...reviewed('Second.', feedbackOf(7.1)) },
    ]
  }

  test('sends both takes, each as the take it is, and loses neither', () => {
    const sent = uploads(twice)
    expect(sent.map(({ recordingId }) => recordingId)).toEqual(['take-0', 'again'])
    const reviews = [jobOf(sent[0]!, heard('First.')), jobOf(sent[1]!, heard('Second.'))].map((job) => followUpOf(job, 0))
    expect(reviews.map((job) => JSON.parse(job!.fields.json!).take)).toEqual([1, 2])
  })

  test('shows the score before and after; only the take that counts is in the summary', () => {
    const jobs = bothReviewed()
    const takes = takeProgressOf(twice, jobs, 0)
    expect(attemptsAmong(takes, 'again').map(({ label, score }) => [label, score])).toEqual([
      ['Take 1', 5.4],
      ['Take 2', 7.1],
    ])
    expect(otherTakesAmong(takes, 'again')).toMatchObject([{ number: 1, words: 'First.', score: 5.4 }])
    expect(firstOf(twice, jobs)).toMatchObject({ state: 'ready', feedback: { score: 7.1 } })
  })

  test('the first take can count after all', () => {
    const firstChosen = { ...twice, practice: chosen(practice, 'take-0') }
    const jobs = bothReviewed()
    expect(firstOf(firstChosen, jobs)).toMatchObject({ feedback: { score: 5.4 } })
    expect(otherTakesAmong(takeProgressOf(firstChosen, jobs, 0), 'take-0')).toMatchObject([{ number: 2, score: 7.1 }])
  })
})

test('after the 24 hours an answer without feedback costs 5 credits; what was reviewed or paid for since stays', () => {
  const open = notesWith([0, 1, 2])
  const { transcribed, review } = understood('So.', open)
  const refused = { state: 'needs-you' as const, problem: { status: 403, code: 'forbidden', message: 'It ended.' } }
  const jobs = [transcribed, { ...review, ...reviewed('So.', feedbackOf(8)) }, jobOf(uploads(open)[1]!, refused)]
  const over = { ...open, session: { ...open.session, endsAt: '2020-01-01T00:00:00.000Z' } }
  const ended = { state: 'ended', transcript: null }
  expect(progressOfAll(over, jobs).slice(0, 3)).toMatchObject([{ state: 'ready' }, ended, ended])
  const about = { session: { uid: owner.uid, id: owner.practiceId }, answerId: 'take-2', label: 'Question 3' }
  const order = uploadOf({
    ...about,
    asked: over.practice.questions[2]!,
    given: { how: 'words', transcript: 'Later.', source: 'typed' },
  })
  const paid = jobOf(order, reviewed('Later.', feedbackOf(6.5)))
  expect(progressOfAll(over, [...jobs, paid])[2]).toMatchObject({ state: 'ready', transcript: 'Later.', recomputationsLeft: 0 })
})
