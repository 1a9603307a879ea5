import { expect, test } from 'vitest'
import { plainText } from '../../export/plain-text.ts'
import { followUpOf } from '../../media/uploads/upload-job.ts'
import { progressOfAll } from './answer-progress.ts'
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
  expect(text).toContain('Practiced with double time: 4 minutes an answer.')
  for (const words of [
    'I led five nurses.',
    'I led a team of five nurses.',
    "Sorry, we couldn't transcribe your audio.",
    'Transcription failed. Please try recording again.',
    'Provisional, not counted.',
  ])
    expect(text).toContain(words)
})
