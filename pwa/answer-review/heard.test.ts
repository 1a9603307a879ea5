import { describe, expect, test } from 'vitest'
import type { HeardAnswer } from '../../api/contract/answer-feedback.ts'
import { corrected, heardParts, heardSentences } from './heard.ts'

const sentences = ['At noon the line stood still and I had to start it.', 'I called Ana.', 'It ran at one.', 'I like fishing.']
const transcript = sentences.join(' ')
const line = (at: number, ...as: HeardAnswer['lines'][number]['as']) => {
  const start = transcript.indexOf(sentences[at]!)
  return { id: `S${at + 1}`, start, end: start + sentences[at]!.length, as }
}
const story: HeardAnswer = {
  ...{ reader: 'builtin', type: 'behavioral', relevance: 'yes', ownSteps: 1, specifics: 3 },
  lines: [line(0, 'situation', 'task'), line(1, 'situation', 'action'), line(2, 'result', 'checkable'), line(3, 'aside')],
}
const shown = (heard: HeardAnswer) =>
  heardParts(heard, heardSentences(heard, transcript)).map(({ label, sentences: own, within }) => [
    label,
    own.map(({ text }) => text),
    within?.id ?? null,
  ])

describe('what was heard', () => {
  test('each own sentence stands once, under the part that has the fewest; a part inside another sentence says so', () => {
    expect(shown(story)).toEqual([
      ['Situation', [], 'S1'],
      ['Task', [sentences[0]], null],
      ['Action', [sentences[1]], null],
      ['Result', [sentences[2]], null],
      ['Other sentences', [sentences[3]], null],
    ])
    expect(heardSentences(story, transcript)[3]!.remark).toBe('Goes off topic.')
  })

  test('a sentence that the user moves is there and nowhere else, and leads away no longer', () => {
    const corrections = corrected(corrected(undefined, { parts: { S3: 'none' } }), {
      parts: { S4: 'situation' },
      relevance: 'yes',
    })
    const moved = { ...story, corrections }
    expect(shown(moved)).toEqual([
      ['Situation', [sentences[3]], null],
      ['Task', [sentences[0]], null],
      ['Action', [sentences[1]], null],
      ['Result', [], null],
      ['Other sentences', [sentences[2]], null],
    ])
    expect(heardSentences(moved, transcript)[3]!.remark).toBe(null)
  })

  test('an answer that tells no story is shown as the answer and its facts', () => {
    const plain: HeardAnswer = { ...story, type: 'general', lines: [line(1, 'point', 'action'), line(2, 'point', 'action')] }
    expect(shown(plain)).toEqual([
      ['The answer itself', [sentences[1]], null],
      ['Facts and examples', [sentences[2]], null],
    ])
  })
})
