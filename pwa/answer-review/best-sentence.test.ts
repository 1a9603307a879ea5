import { expect, test } from 'vitest'
import { bestSentenceOf, type SaidAnswer } from './best-sentence.tsx'

function answer(transcript: string, score: number): SaidAnswer {
  const lines = [{ start: 0, end: transcript.length, as: ['result'] }]
  const feedback = { score, provisional: false, verdict: 'answered', heard: { lines } }
  return { id: 'a', isSpoken: true, index: 0, transcript, feedback } as unknown as SaidAnswer
}

test('a clear sentence of a good answer is shown', () => {
  expect(bestSentenceOf([answer('Nobody waited longer than five minutes.', 6)])?.text).toBe(
    'Nobody waited longer than five minutes.',
  )
})

test.each([
  ['an answer under 6', answer('Nobody waited longer than five minutes.', 5.9)],
  ['a filler', answer('Um, nobody waited longer than five minutes.', 9)],
  ['a doubt', answer('I do not know, but I like the work.', 9)],
])('%s is not praised', (_why, said) => {
  expect(bestSentenceOf([said])).toBeNull()
})
