import { expect, test } from 'vitest'
import { longestMs, openSpeaker, type SpeechPlace, sentencesOf, voiceFor } from './speech-synthesis.ts'

const voice = (name: string, lang = 'en-US', localService = true) => ({ name, lang, localService }) as SpeechSynthesisVoice

/** A browser whose time and voice are in the test's hands. */
function browser({
  voices = [voice('Samantha')],
  says = 'start and end' as 'start and end' | 'start' | 'nothing' | 'error',
} = {}) {
  const timers = new Map<() => void, number>()
  const said: SpeechSynthesisUtterance[] = []
  const synthesis = {
    getVoices: () => voices,
    addEventListener: () => undefined,
    cancel: () => undefined,
    speak(utterance: SpeechSynthesisUtterance) {
      said.push(utterance)
      queueMicrotask(() => {
        if (says === 'error') utterance.onerror?.({} as SpeechSynthesisErrorEvent)
        if (says.startsWith('start')) utterance.onstart?.({} as SpeechSynthesisEvent)
        if (says === 'start and end') utterance.onend?.({} as SpeechSynthesisEvent)
      })
    },
  }
  const place: SpeechPlace = {
    synthesis: synthesis as unknown as SpeechSynthesis,
    utter: (text) => ({ text }) as SpeechSynthesisUtterance,
    after(ms, work) {
      timers.set(work, ms)
      return () => timers.delete(work)
    },
  }
  /** Lets all waiting be over; returns how long it would have been. */
  const passTime = async () => {
    await new Promise((turn) => setTimeout(turn))
    const waiting = [...timers]
    timers.clear()
    for (const [work] of waiting) work()
    return waiting.map(([, ms]) => ms)
  }
  return { place, said, passTime }
}

test('a question is read at rate 0.9 and pitch 1.1', async () => {
  const { place, said } = browser()
  expect(await openSpeaker(place).say('Tell me about yourself.')).toBe('spoken')
  expect(said).toMatchObject([{ text: 'Tell me about yourself.', rate: 0.9, pitch: 1.1, lang: 'en-US' }])
})

test('an English voice with a female name is preferred, then any English one', () => {
  const voices = [voice('Anna', 'de-DE'), voice('Daniel', 'en-GB'), voice('Google UK English Female', 'en-GB', false)]
  expect(voiceFor(voices)?.name).toBe('Google UK English Female')
  expect(voiceFor([...voices, voice('Karen', 'en-AU')])?.name).toBe('Karen')
  expect(voiceFor(voices.slice(0, 2))?.name).toBe('Daniel')
  expect(voiceFor(voices.slice(0, 1))).toBeNull()
})

test('a male voice is not taken for a female one by its name alone', () => {
  expect(voiceFor([voice('Google UK English Male'), voice('Samantha')])?.name).toBe('Samantha')
})

test('a browser without a voice never hangs', async () => {
  for (const says of ['nothing', 'error'] as const) {
    const { place, passTime } = browser({ voices: [], says })
    const saying = openSpeaker(place).say('Why us?')
    await passTime()
    await passTime()
    expect(await saying).toBe('not-possible')
  }
  expect(await openSpeaker({ ...browser().place, synthesis: undefined }).say('Why us?')).toBe('not-possible')
})

test('an engine that begins and never ends is let go after the longest time the text can take', async () => {
  const { place, passTime } = browser({ says: 'start' })
  const saying = openSpeaker(place).say('Why us?')
  expect(await passTime()).toEqual([longestMs('Why us?')])
  expect(await saying).toBe('spoken')
  expect(longestMs('Why us?')).toBe(6_200)
})

test('stopping, or a newer text, ends the one before', async () => {
  const { place } = browser({ says: 'start' })
  const speaker = openSpeaker(place)
  const first = speaker.say('One.')
  const second = speaker.say('Two.')
  expect(await first).toBe('stopped')
  speaker.stop()
  expect(await second).toBe('stopped')
})

test('long texts are read sentence by sentence', () => {
  expect(sentencesOf('Thank you. Question 2 of 10. Why us?')).toEqual(['Thank you.', 'Question 2 of 10.', 'Why us?'])
  expect(sentencesOf('no full stop')).toEqual(['no full stop'])
})
