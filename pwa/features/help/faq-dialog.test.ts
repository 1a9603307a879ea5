import { expect, test } from 'vitest'
import { disclaimer, faqs } from './faq-dialog.tsx'

const answerAbout = (topic: RegExp) => faqs.find(({ question }) => topic.test(question))?.answer.join(' ')

test('the five questions are about storage, switching tabs, refunds, the AI, and downloading', () => {
  expect(faqs).toHaveLength(5)
  expect(answerAbout(/store/)).toMatch(/do not store your resume/)
  expect(answerAbout(/store/)).toMatch(/for 10 minutes: encrypted, with a key that only this browser tab has/)
  expect(answerAbout(/switch tabs or refresh/)).toMatch(/vanish/)
  expect(answerAbout(/refund/)).toMatch(/non-refundable, but technical issues are reviewed/)
  expect(answerAbout(/AI/)).toMatch(/same file gets the same score/)
  expect(answerAbout(/download/)).toMatch(/Export PDF/)
})

test('the disclaimer has three paragraphs and promises no job', () => {
  expect(disclaimer).toHaveLength(3)
  expect(disclaimer[0]).toMatch(/no guarantee of a job/)
})
