import { describe, expect, test } from 'vitest'
import { ScriptComparison } from '../../../contract/elevator-pitch.ts'
import { say } from '../delivery/testing/say.ts'
import { compareScript } from './script-comparison.ts'

const script = `Hello, my name is Tom Bielski. I am a chef, and I'm here for the position of Sous Chef.

For three years I have run the sauce section at the Maddermarket Hotel, for up to 120 covers a night. I also trained two commis chefs. We cut food cost from 34 to 29 percent in [number] months.

You need somebody who can run the kitchen. Could we talk for twenty minutes this week?`
const lines = (said: string) => compareScript(script, said)!.lines
const became = (said: string) => lines(said).map((line) => line.became)
const all = (state: string) => Array.from({ length: 7 }, () => state)

describe('the script beside what was said', () => {
  test('said as it stands is said, every word of it', () => {
    const comparison = compareScript(script, script)!
    ScriptComparison.parse(comparison)
    expect([became(script), comparison.added, comparison.keptPercent]).toEqual([all('said'), [], 100])
    expect(comparison.lines.map(({ text }) => text)[3]).toBe('I also trained two commis chefs.')
  })

  test('is the same without full stops, with "um", figures in words and "I am" for "I\'m"', () => {
    const said =
      "um hello my name is tom bielski i'm a chef and i am here for the uh position of sous chef for three years i've run the sauce section at the maddermarket hotel for up to a hundred and twenty covers a night i also trained 2 commis chefs we cut food cost from thirty-four to twenty-nine percent in six months you need somebody who can run the kitchen could we talk for 20 minutes this week"
    const comparison = compareScript(script, said)!
    expect([became(said), comparison.added]).toEqual([all('said'), []])
    expect(comparison.keptPercent).toBeGreaterThanOrEqual(90)
    expect(comparison.lines[3]!.said).toBe('i also trained 2 commis chefs')
  })

  test('shows what was changed, left out and added, word for word', () => {
    const said =
      'Hello, my name is Tom Bielski. I am a chef, and I am applying for your position of sous chef. For three years I have been running the sauce section in a hotel, for one hundred and twenty covers. I love fishing on Sunday mornings with my brother. You need somebody who can run the kitchen. Could we talk for twenty minutes this week?'
    const comparison = compareScript(script, said)!
    expect(became(said)).toEqual(['said', 'changed', 'changed', 'left-out', 'left-out', 'said', 'said'])
    expect(comparison.lines[1]!.said).toBe('I am a chef, and I am applying for your position of sous chef')
    expect(comparison.lines[3]!.said).toBe('')
    expect(comparison.added).toEqual(['I love fishing on Sunday mornings with my brother.'])
    expect(comparison.keptPercent).toBeGreaterThan(45)
    expect(comparison.keptPercent).toBeLessThan(80)
    for (const line of comparison.lines) expect(said).toContain(line.said)
  })

  test('finds a sentence that was said in another place', () => {
    const said = 'Could we talk for twenty minutes this week? I also trained two commis chefs. Hello, my name is Tom Bielski.'
    expect(became(said).map((state) => state === 'said')).toEqual([true, false, false, true, false, false, true])
    expect(compareScript(script, said)!.added).toEqual([])
  })

  test('a pitch about something else is left out and added as a whole', () => {
    const said = 'My grandmother makes the best soup. She puts cocoa in it, which nobody believes.'
    const comparison = compareScript(script, said)!
    expect([became(said), comparison.added, comparison.keptPercent < 15]).toEqual([
      all('left-out'),
      ['My grandmother makes the best soup.', 'She puts cocoa in it, which nobody believes.'],
      true,
    ])
  })

  test('tells where a sentence was said, as far as word times are known', () => {
    const { transcript, words } = say('Hello, my name is Tom Bielski. {3000} I also trained two commis chefs.')
    const { lines: timed } = compareScript(script, transcript, words)!
    expect([timed[0]!.startMs, timed[3]!.startMs, timed[4]!.startMs]).toEqual([words[0]!.startMs, words[6]!.startMs, undefined])
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
