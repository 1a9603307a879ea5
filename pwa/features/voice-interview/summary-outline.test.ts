import { expect, test } from 'vitest'
import { plainText } from '../../export/plain-text.ts'
import { answered, followedUp } from '../../media/interview-runner/practice.ts'
import { followUpOf } from '../../media/uploads/upload-job.ts'
import { progressOfAll } from './answer-progress.ts'
import type { VoiceNotes } from './notes.ts'
import { interviewOutline } from './summary-outline.ts'
import { failedWith, feedbackOf, heard, jobOf, notesWith, owner, reviewed } from './testing/example-interview.ts'
import { uploadsFor } from './upload-jobs.ts'

test('the export has score, words and feedback, and names what was skipped, silent or provisional', () => {
  const notes = notesWith([0, 1, 2], { allowance: 'double' })
  const [first, second, third] = uploadsFor(notes, [], owner)
  const jobs = [jobOf(first!, heard('I led five nurses.')), jobOf(second!, heard('')), jobOf(third!, failedWith(503, 'x'))]
  const [spoken, silent] = jobs.map((job) => followUpOf(job, 0))
  const refined = feedbackOf(8, { refinedAnswer: 'I led a team of five nurses.' })
  jobs.push({ ...spoken!, ...reviewed('I led five nurses.', refined) })
  jobs.push({ ...silent!, ...reviewed('', feedbackOf(0, { verdict: 'nothing-said', strengths: [] })) })
  const text = plainText(interviewOutline({ notes, allProgress: progressOfAll(notes, jobs) }))
  expect(text).toContain('4.0 of 10: Needs Work')
  expect(text).toContain('8.0 of 10: A strong answer')
  expect(text).toContain('0.0 of 10: Nothing was said')
  expect(text).toContain('2 answers counted, 1 provisional and left out, 7 skipped.')
  expect(text).toContain('You used double time (4 minutes per answer).')
  for (const words of [
    'I led five nurses.',
    'I led a team of five nurses.',
    "Sorry, we couldn't transcribe your audio.",
    'Transcription failed. Please try recording again.',
    'Provisional, not counted.',
  ])
    expect(text).toContain(words)
})

test('a follow-up stands under its question, with its own score', () => {
  const before = notesWith([0, 1])
  const arrived = followedUp(before.practice, 1, 'What did you do yourself?')
  const given = answered(arrived, 2, { how: 'typed', id: 'more', text: 'I built the roster.' })
  const notes = { ...before, practice: given, followsUp: true }
  const [first, second, followUp] = uploadsFor(notes, [], owner)
  expect(JSON.parse(followUp!.fields!.json!)).toMatchObject({ questionIndex: 10, question: 'What did you do yourself?' })
  expect(followUp!.label).toBe('Follow-up to question 1, feedback')
  const jobs = [jobOf(first!, heard('We did it.')), jobOf(second!, heard('I led.')), jobOf(followUp!)]
  const [one, two] = jobs.map((job) => followUpOf(job, 0))
  jobs.push({ ...one!, ...reviewed('We did it.', feedbackOf(6)) }, { ...two!, ...reviewed('I led.', feedbackOf(8)) })
  jobs[2] = { ...jobs[2]!, ...reviewed('I built the roster.', feedbackOf(2)) }
  const outline = interviewOutline({ notes, allProgress: progressOfAll(notes, jobs) })
  const text = plainText(outline)
  for (const words of ['7.0 of 10: Good', '2 answers counted, 8 skipped.', '2.0 of 10']) expect(text).toContain(words)
  const headings = outline.flatMap((block) => (block.kind === 'heading' ? block.text : []))
  const expected = ['1. Question number 1?', 'Follow-up: What did you do yourself?', '2. Question number 2?']
  expect(headings.filter((heading) => expected.includes(heading))).toEqual(expected)
})

test('feedback is asked for a follow-up only while one may come', () => {
  const wanted = (notes: VoiceNotes) =>
    uploadsFor(notes, [], owner)
      .map(({ followUp }) => followUp?.body as { wantsFollowUp?: boolean })
      .map(({ wantsFollowUp = false }) => wantsFollowUp)
  expect(wanted(notesWith([0, 1]))).toEqual([false, false])
  const notes = notesWith([0, 1], { followsUp: true })
  expect(wanted(notes)).toEqual([true, true])
  const practice = followedUp(notes.practice, 1, 'Why?')
  expect(wanted({ ...notes, practice })).toEqual([false, true])
  expect(wanted({ ...notes, practice: { ...practice, wasCompleted: true } })).toEqual([false, false])
})
