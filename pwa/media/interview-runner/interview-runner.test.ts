import { describe, expect, test } from 'vitest'
import { practiceWorld } from './testing/practice-world.ts'

const speech = -22

describe('the time of an answer', () => {
  test('is over at 120 seconds, not a moment before', async () => {
    const { runner, pass, place, answers } = practiceWorld()
    await runner.record()
    await pass(119_900, speech)
    expect(place().recorder).toBe('recording')
    await pass(100, speech)
    expect(place().recorder).toBe('completed')
    expect(answers).toEqual([[0, { how: 'spoken', id: 'take-1', lengthMs: 120_000, captions: null }]])
  })

  test('stands still in a pause at 119 seconds, and the last second is still there after it', async () => {
    const { runner, controller, pass, place, answers } = practiceWorld()
    await runner.record()
    await pass(119_000, speech)
    controller.pause()
    await pass(300_000)
    expect(place().recorder).toBe('paused')
    controller.resume()
    await pass(900, speech)
    expect(place().recorder).toBe('recording')
    await pass(100, speech)
    expect(answers).toMatchObject([[0, { lengthMs: 120_000 }]])
  })

  test('begins anew with each question and each new take', async () => {
    const { runner, controller, pass } = practiceWorld()
    await runner.record()
    await pass(30_000, speech)
    await runner.next()
    await runner.record()
    expect(controller.recordedMs()).toBe(0)
    await runner.recordAgain()
  })
})

describe('moving on', () => {
  test('at one second stops the recording and keeps it for its own question', async () => {
    const { runner, pass, place, answers, kept } = practiceWorld()
    await runner.record()
    await pass(1_000, speech)
    await runner.next()
    expect(answers).toMatchObject([[0, { lengthMs: 1_000 }]])
    expect(place()).toEqual({ at: 1, recorder: 'idle', beat: 'off' })
    expect(kept.at(-1)?.places[0]?.answer).toMatchObject({ id: 'take-1' })
  })

  test('reads the next question aloud, and one that is answered not', async () => {
    const { runner, pass, said } = practiceWorld()
    await runner.ask()
    await runner.record()
    await pass(2_000, speech)
    await runner.next()
    await runner.previous()
    expect(said).toEqual(['Why us?', 'Why you?'])
  })

  test('while the browser still asks for the microphone records nothing for the wrong question', async () => {
    const { runner, clock, grant, settle, place, answers } = practiceWorld()
    clock.microphone = 'asking'
    const recording = runner.record()
    await runner.next()
    grant()
    await recording
    await settle()
    expect(answers).toEqual([])
    expect(place()).toMatchObject({ at: 1, recorder: 'idle' })
  })
})

describe('completing', () => {
  test('without an answer to the last question asks for it', async () => {
    const { runner, pass } = practiceWorld()
    await runner.next()
    await runner.next()
    expect(await runner.complete()).toBe('record-your-answer')
    await runner.record()
    await pass(3_000, speech)
    expect(await runner.complete()).toBe('completed')
  })

  test('takes a typed answer as well', async () => {
    const { runner, answers } = practiceWorld()
    await runner.next()
    await runner.next()
    runner.type('Nothing else, thank you.')
    expect(answers).toMatchObject([[2, { how: 'typed', text: 'Nothing else, thank you.' }]])
    expect(await runner.complete()).toBe('completed')
  })
})

describe('hands-free', () => {
  test('reads, sounds, records, hears the end, says thank you and goes on to the end', async () => {
    const { runner, pass, place, said, sounds, answers } = practiceWorld()
    await runner.setHandsFree(true, 4_000)
    expect(place()).toEqual({ at: 0, recorder: 'recording', beat: 'listening' })
    for (const at of [1, 2]) {
      await pass(3_000, speech)
      await pass(4_000)
      expect(place()).toMatchObject({ at, recorder: 'recording' })
    }
    await pass(3_000, speech)
    await pass(4_000)
    expect(runner.view().practice.phase).toBe('completed')
    expect(answers.map(([index]) => index)).toEqual([0, 1, 2])
    expect(said).toEqual([
      'Question 1 of 3. Why us?',
      'Thanks for that. Question 2 of 3. Why you?',
      'All right, thank you. Question 3 of 3. What else?',
      'That was the last question. Well done.',
    ])
    expect(sounds).toEqual(Array.from({ length: 3 }, () => ['begin', 'tick', 'tick', 'kept']).flat())
  })

  test('waits for the first word as long as it takes, and through a pause to think', async () => {
    const { runner, pass, place } = practiceWorld()
    await runner.setHandsFree(true, 4_000)
    await pass(30_000)
    expect(place()).toMatchObject({ at: 0, recorder: 'recording' })
    await pass(5_000, speech)
    await pass(3_800)
    await pass(1_000, speech)
    await pass(3_800)
    expect(place().at).toBe(0)
  })

  test('never cuts off who chose never: a press ends the answer, by thumb or by headset', async () => {
    const { runner, pass, settle, place, headset } = practiceWorld()
    await runner.setHandsFree(true, null)
    await pass(5_000, speech)
    await pass(60_000)
    expect(place()).toMatchObject({ at: 0, recorder: 'recording' })
    // While recording the desk itself hears the headset.
    expect(headset.press).toBeNull()
    await runner.press()
    await settle()
    expect(place()).toMatchObject({ at: 1, recorder: 'recording' })
  })

  test('a microphone that breaks or is refused waits for the person and says so', async () => {
    const broken = practiceWorld()
    await broken.runner.setHandsFree(true, 4_000)
    await broken.pass(3_000, speech)
    broken.end('device-was-lost')
    await broken.settle()
    expect(broken.place()).toMatchObject({ at: 0, beat: 'held' })
    expect(broken.answers).toHaveLength(1)
    broken.headset.press?.()
    await broken.settle()
    expect(broken.place()).toMatchObject({ at: 1, beat: 'listening' })

    const refused = practiceWorld()
    refused.clock.microphone = 'refused'
    await refused.runner.setHandsFree(true, 4_000)
    expect(refused.place()).toEqual({ at: 0, recorder: 'refused', beat: 'held' })
    expect(refused.said.at(-1)).toBe('I cannot reach your microphone. Please look at the screen.')
  })

  test('a tap while the question is read begins the answer at once', async () => {
    let cutOff = () => {}
    const say = () => new Promise<'stopped'>((resolve) => (cutOff = () => resolve('stopped')))
    const speaker = { unlock: () => undefined, stop: () => cutOff(), say }
    const { runner, settle, place } = practiceWorld({ speaker })
    void runner.setHandsFree(true, 4_000)
    await settle()
    expect(place().beat).toBe('reading')
    await runner.press()
    expect(place()).toMatchObject({ recorder: 'recording', beat: 'listening' })
  })

  test('looking elsewhere stops, keeps what was said, and ends the loop', async () => {
    const { runner, pass, place, answers } = practiceWorld()
    await runner.setHandsFree(true, 4_000)
    await pass(3_000, speech)
    await runner.rest()
    expect(answers).toHaveLength(1)
    expect(place()).toEqual({ at: 0, recorder: 'completed', beat: 'off' })
  })
})
