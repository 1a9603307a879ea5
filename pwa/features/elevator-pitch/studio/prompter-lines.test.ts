import { describe, expect, test } from 'vitest'
import { linesOf, stepsOf } from './script-roller.ts'

// "I am a nurse" / "with ten years" / (an empty line) / "behind me"
const tops = [8, 8, 8, 8, 42, 42, 42, 110, 110]

describe('the script under the lamp bar', () => {
  test('has the lines that the screen makes of it', () => {
    expect(linesOf(tops)).toEqual([
      { topPx: 0, words: 4 },
      { topPx: 34, words: 3 },
      { topPx: 102, words: 2 },
    ])
  })

  test('takes as long for each line as its words take to say', () => {
    expect(stepsOf(linesOf(tops), 34, true).map(({ offset }) => Math.round(offset * 9))).toEqual([0, 4, 7, 9])
  })

  test('jumps to a line with its first word for people who want no motion', () => {
    expect(stepsOf(linesOf(tops), 34, true).map(({ upPx }) => upPx)).toEqual([0, 34, 102, 102])
  })

  test('otherwise crosses the bar with the middle of the line, starting on its first word and ending on its last', () => {
    const steps = stepsOf(linesOf(tops), 34, false).map(({ upPx }) => upPx)
    expect(steps).toEqual([0, 17, 85, 102])
    // Halfway through the second line it is on the bar, except for the gap between paragraphs.
    const even = stepsOf(linesOf([0, 34, 68]), 34, false).map(({ upPx }) => upPx)
    expect((even[1]! + even[2]!) / 2).toBe(34)
  })

  test('without a word stands still', () => {
    expect(stepsOf(linesOf([]), 34, false)).toEqual([])
  })
})
