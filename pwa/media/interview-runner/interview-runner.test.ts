import { describe, expect, test, vi } from 'vitest'
import { setupPractice } from './testing/setup-practice.ts'

const speech = -22

describe('the time for an answer', () => {
  test('ends at 120 seconds, not a moment earlier', async () => {
    const { runner, pass, now, answers } = setupPractice()
    await runner.record()
    await pass(119_900, speech)
    expect(now().recorder).toBe('recording')
    await pass(100, speech)
    expect(now().recorder).toBe('completed')
    expect(answers).toEqual([[0, { how: 'spoken', id: 'take-1', lengthMs: 120_000, captions: null }]])
  })

  test('does not run during a pause: paused at 119 seconds, one second is left', async () => {
    const { runner, controller, pass, now, answers } = setupPractice()
    await runner.record()
    await pass(119_000, speech)
    controller.pause()
    await pass(300_000)
    expect(now().recorder).toBe('paused')
    controller.resume()
    await pass(900, speech)
    expect(now().recorder).toBe('recording')
    await pass(100, speech)
    expect(answers).toMatchObject([[0, { lengthMs: 120_000 }]])
  })

  test('starts over with each question and each new take', async () => {
    const { runner, controller, pass } = setupPractice()
    await runner.record()
    await pass(30_000, speech)
    await runner.next()
    await runner.record()
    expect(controller.recordedMs()).toBe(0)
    await runner.recordAgain()
  })
})

describe('moving on', () => {
  test('after one second stops the recording and keeps it for its own question', async () => {
    const { runner, pass, now, answers, kept } = setupPractice()
    await runner.record()
    await pass(1_000, speech)
    await runner.next()
    expect(answers).toMatchObject([[0, { lengthMs: 1_000 }]])
    expect(now()).toEqual({ at: 1, recorder: 'idle', handsFree: 'off' })
    expect(kept.at(-1)?.places[0]?.answer).toMatchObject({ id: 'take-1' })
  })

  test('reads the next question aloud, also again, but not one that has an answer', async () => {
    const { runner, pass, said } = setupPractice()
    await runner.ask()
    await runner.record()
    await pass(2_000, speech)
    await runner.next()
    await runner.previous()
    expect(said).toEqual(['Why us?', 'Why you?'])
    await runner.recordAgain()
    await runner.next()
    expect(said.slice(2)).toEqual(['Why us?', 'Why you?'])
  })

  test('while the browser still asks for permission records nothing for the wrong question', async () => {
    const { runner, clock, grant, settle, now, answers } = setupPractice()
    clock.microphone = 'asking'
    const recording = runner.record()
    await runner.next()
    grant()
    await recording
    await settle()
    expect(answers).toEqual([])
    expect(now()).toMatchObject({ at: 1, recorder: 'idle' })
  })
})

describe('completing', () => {
  test('without an answer to the last question asks for it', async () => {
    const { runner, pass } = setupPractice()
    await runner.next()
    await runner.next()
    expect(await runner.complete()).toBe(false)
    await runner.record()
    await pass(3_000, speech)
    expect(await runner.complete()).toBe(true)
  })

  test('takes a typed answer as well', async () => {
    const { runner, answers } = setupPractice()
    await runner.next()
    await runner.next()
    runner.type('Nothing else, thank you.')
    expect(answers).toMatchObject([[2, { how: 'typed', text: 'Nothing else, thank you.' }]])
    expect(await runner.complete()).toBe(true)
  })
})

describe('hands-free', () => {
  test('reads, plays the tone, records, notices the end and continues to the last question', async () => {
    const { runner, pass, now, said, sounds, answers } = setupPractice()
    await runner.setHandsFree(true)
    expect(now()).toEqual({ at: 0, recorder: 'recording', handsFree: 'listening' })
    for (const at of [1, 2]) {
      await pass(3_000, speech)
      await pass(4_000)
      expect(now()).toMatchObject({ at, recorder: 'recording' })
    }
    await pass(3_000, speech)
    await pass(4_000)
    expect(runner.view.get().practice.phase).toBe('completed')
    expect(answers.map(([index]) => index)).toEqual([0, 1, 2])
    expect(said).toEqual([
      'Question 1 of 3. Why us?',
      'Question 2 of 3. Why you?',
      'Question 3 of 3. What else?',
      'That was the last question. Well done.',
    ])
    expect(sounds).toEqual(Array.from({ length: 3 }, () => ['begin', 'tick', 'tick', 'kept']).flat())
  })

  test('waits for the first word as long as it takes, and lets people pause to think', async () => {
    const { runner, pass, now } = setupPractice()
    await runner.setHandsFree(true)
    await pass(30_000)
    expect(now()).toMatchObject({ at: 0, recorder: 'recording' })
    await pass(5_000, speech)
    await pass(3_800)
    await pass(1_000, speech)
    await pass(3_800)
    expect(now().at).toBe(0)
  })

  test('with silence set to never, only a press ends the answer, on the screen or the headset', async () => {
    const { runner, pass, settle, now, headset } = setupPractice({ silence: () => null })
    await runner.setHandsFree(true)
    await pass(5_000, speech)
    await pass(60_000)
    expect(now()).toMatchObject({ at: 0, recorder: 'recording' })
    expect(headset.press).toBeNull()
    await runner.press()
    await settle()
    expect(now()).toMatchObject({ at: 1, recorder: 'recording' })
  })

  test('a microphone that breaks or is refused waits for the user and says so', async () => {
    const broken = setupPractice()
    await broken.runner.setHandsFree(true)
    await broken.pass(3_000, speech)
    broken.end('device-was-lost')
    await broken.settle()
    expect(broken.now()).toMatchObject({ at: 0, handsFree: 'waiting' })
    expect(broken.answers).toHaveLength(1)
    broken.headset.press?.()
    await broken.settle()
    expect(broken.now()).toMatchObject({ at: 1, handsFree: 'listening' })

    const refused = setupPractice()
    refused.clock.microphone = 'refused'
    await refused.runner.setHandsFree(true)
    expect(refused.now()).toEqual({ at: 0, recorder: 'refused', handsFree: 'waiting' })
    expect(refused.said.at(-1)).toBe('I can’t use your microphone. Please look at the screen.')
  })

  test('a tap while the question is read starts the recording at once', async () => {
    let cutOff = () => {}
    const say = () => new Promise<'stopped'>((resolve) => (cutOff = () => resolve('stopped')))
    const speaker = { unlock: () => undefined, stop: () => cutOff(), say }
    const { runner, settle, now } = setupPractice({ speaker })
    void runner.setHandsFree(true)
    await settle()
    expect(now().handsFree).toBe('reading')
    await runner.press()
    expect(now()).toMatchObject({ recorder: 'recording', handsFree: 'listening' })
  })

  test('leaving the screen stops the recording, keeps what was said, and turns hands-free off', async () => {
    const { runner, pass, now, answers } = setupPractice()
    await runner.setHandsFree(true)
    await pass(3_000, speech)
    await runner.rest()
    expect(answers).toHaveLength(1)
    expect(now()).toEqual({ at: 0, recorder: 'completed', handsFree: 'off' })
  })

  test('listens only while it records: a practice that waits keeps no timer', async () => {
    const { runner, controller, pass } = setupPractice()
    await runner.setHandsFree(true)
    await pass(3_000, speech)
    expect(vi.getTimerCount()).toBe(1)
    controller.pause()
    expect(vi.getTimerCount()).toBe(0)
    controller.resume()
    await runner.rest()
    expect(vi.getTimerCount()).toBe(0)
  })
})
