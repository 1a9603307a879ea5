import { describe, expect, test } from 'vitest'
import { ScriptComparison } from '../../../contract/elevator-pitch.ts'
import { compareScript } from './script-comparison.ts'

const script = `Hello, my name is Tom Bielski. I am a chef, and I'm here for the position of Sous Chef.

For three years I have run the sauce section at the Maddermarket Hotel, for up to 120 covers a night. I also trained two commis chefs. We cut food cost from 34 to 29 percent in [number] months.

You need somebody who can run the kitchen. Could we talk for twenty minutes this week?`
const sentences = script.split(/(?<=\.)\s+/)
const compared = (said: string) => ScriptComparison.parse(compareScript(script, said))

describe('the script beside what was said', () => {
  test('said as it stands leaves nothing out and keeps every word', () => {
    expect(compared(script)).toEqual({ leftOut: [], keptPercent: 100 })
  })

  test('is the same without full stops, with "um", figures in words and "I am" for "I\'m"', () => {
    const said =
      "um hello my name is tom bielski i'm a chef and i am here for the uh position of sous chef for three years i've run the sauce section at the maddermarket hotel for up to a hundred and twenty covers a night i also trained 2 commis chefs we cut food cost from thirty-four to twenty-nine percent in six months you need somebody who can run the kitchen could we talk for 20 minutes this week"
    const { leftOut, keptPercent } = compared(said)
    expect(leftOut).toEqual([])
    expect(keptPercent).toBeGreaterThanOrEqual(90)
  })

  test('shows what was left out, not what was said in other words', () => {
    const said =
      'Hello, my name is Tom Bielski. I am a chef, and I am applying for your position of sous chef. For three years I have been running the sauce section in a hotel, for one hundred and twenty covers. I love fishing on Sunday mornings with my brother. You need somebody who can run the kitchen. Could we talk for twenty minutes this week?'
    const { leftOut, keptPercent } = compared(said)
    expect(leftOut).toEqual(['I also trained two commis chefs.', 'We cut food cost from 34 to 29 percent in [number] months.'])
    expect(keptPercent).toBeGreaterThan(45)
    expect(keptPercent).toBeLessThan(80)
  })

  test('finds a sentence that was said in another place', () => {
    const said = 'Could we talk for twenty minutes this week? I also trained two commis chefs. Hello, my name is Tom Bielski.'
    expect(compared(said).leftOut).toEqual([sentences[1], sentences[2], sentences[4], sentences[5]])
  })

  test('a pitch about something else leaves all of it out', () => {
    const { leftOut, keptPercent } = compared('My grandmother makes the best soup. She puts cocoa in it, which nobody believes.')
    expect([leftOut.length, keptPercent < 15]).toEqual([7, true])
  })

  test.each(['', '   ', '\n\n', '[your name] [number]', '...'])('there is none with the script %j', (empty) => {
    expect(compareScript(empty, 'Hello, my name is Tom.')).toBe(null)
  })

  test('takes no longer than a moment for the longest texts that are taken', () => {
    const [long, longer] = ['a b '.repeat(2_500), 'b a '.repeat(5_000)]
    const startedAtMs = performance.now()
    for (const [one, other] of [
      [long, longer],
      ['word. '.repeat(1_666), longer],
      ['the same words again and '.repeat(400), 'again the same and words '.repeat(800)],
    ] as const)
      ScriptComparison.parse(compareScript(one, other))
    expect(performance.now() - startedAtMs).toBeLessThan(4_000)
  })
})
