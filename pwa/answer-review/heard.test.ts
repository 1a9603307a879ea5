import { describe, expect, test } from 'vitest'
import type { HeardAnswer } from '../../api/contract/answer-feedback.ts'
import { corrected, heardSentences, partsHeard, stretchesOf } from './heard.ts'

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
const shown = (heard: HeardAnswer) => {
  const said = heardSentences(heard, transcript)
  const missing = partsHeard(heard, said).filter(({ isHeard }) => !isHeard)
  return { parts: said.map(({ part }) => part), missing: missing.map(({ label }) => label) }
}

describe('what was heard', () => {
  test('each sentence has the part that has the fewest; a part told inside another sentence is not missing', () => {
    expect(shown(story)).toEqual({ parts: ['task', 'action', 'result', 'none'], missing: [] })
    expect(heardSentences(story, transcript)[3]!.remark).toBe('Goes off topic.')
  })

  test('a sentence that the user moves is there and nowhere else, and leads away no longer', () => {
    const corrections = corrected(corrected(undefined, { parts: { S3: 'none' } }), {
      parts: { S4: 'situation' },
      relevance: 'yes',
    })
    const moved = { ...story, corrections }
    expect(shown(moved)).toEqual({ parts: ['task', 'action', 'none', 'situation'], missing: ['Result'] })
    expect(heardSentences(moved, transcript)[3]!.remark).toBe(null)
  })

  test('an answer that tells no story is shown as the answer and its facts', () => {
    const plain: HeardAnswer = { ...story, type: 'general', lines: [line(1, 'point', 'action'), line(2, 'point', 'action')] }
    expect(shown(plain)).toEqual({ parts: ['point', 'action'], missing: [] })
  })

  test('neighboring sentences of one part are one stretch, as long as it took to say them', () => {
    const times = [0, 3_000, 5_000, 9_000, 10_000]
    const lines = story.lines.map((spoken, at) => ({ ...spoken, startMs: times[at]!, endMs: times[at + 1]! }))
    const timed = { ...story, lines, corrections: corrected(undefined, { parts: { S2: 'task' } }) }
    expect(stretchesOf(timed, heardSentences(timed, transcript))).toEqual([
      { id: 'S1', part: 'task', startMs: 0, weight: 5_000 },
      { id: 'S3', part: 'result', startMs: 5_000, weight: 4_000 },
      { id: 'S4', part: 'none', startMs: 9_000, weight: 1_000 },
    ])
    expect(stretchesOf(story, heardSentences(story, transcript))[0]!.startMs).toBeUndefined()
  })
})
