import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSpeaker, type SpeechDeps, sentencesOf, voiceFor } from './speech-synthesis.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const voice = (name: string, lang = 'en-US', localService = true) => ({ name, lang, localService }) as SpeechSynthesisVoice

function browser({
  voices = [voice('Samantha')],
  says = 'start and end' as 'start and end' | 'start' | 'nothing' | 'error',
} = {}) {
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
  const deps: SpeechDeps = {
    synthesis: synthesis as unknown as SpeechSynthesis,
    utter: (text) => ({ text }) as SpeechSynthesisUtterance,
  }
  return { deps, said }
}

test('a question is read at rate 0.9 and pitch 1.1', async () => {
  const { deps, said } = browser()
  expect(await openSpeaker(deps).say('Tell me about yourself.')).toBe('spoken')
  expect(said).toMatchObject([{ text: 'Tell me about yourself.', rate: 0.9, pitch: 1.1, lang: 'en-US' }])
})

test('an English voice with a female name is preferred, then any English one', () => {
  const voices = [voice('Anna', 'de-DE'), voice('Daniel', 'en-GB'), voice('Google UK English Female', 'en-GB', false)]
  expect(voiceFor(voices)?.name).toBe('Google UK English Female')
  expect(voiceFor([...voices, voice('Karen', 'en-AU')])?.name).toBe('Karen')
  expect(voiceFor(voices.slice(0, 2))?.name).toBe('Daniel')
  expect(voiceFor(voices.slice(0, 1))).toBeNull()
})

test('a name that contains “Male” does not count as a female voice', () => {
  expect(voiceFor([voice('Google UK English Male'), voice('Samantha')])?.name).toBe('Samantha')
})

test('a browser without a voice never hangs', async () => {
  for (const says of ['nothing', 'error'] as const) {
    const saying = openSpeaker(browser({ voices: [], says }).deps).say('Why us?')
    await vi.runAllTimersAsync()
    expect(await saying).toBe('not-possible')
  }
  expect(await openSpeaker({ ...browser().deps, synthesis: undefined }).say('Why us?')).toBe('not-possible')
})

test('an engine that starts and never ends is abandoned after the longest time that the text can take', async () => {
  const saying = openSpeaker(browser({ says: 'start' }).deps).say('Why us?')
  await vi.advanceTimersByTimeAsync(6_199)
  expect(await Promise.race([saying, Promise.resolve('still speaking')])).toBe('still speaking')
  await vi.advanceTimersByTimeAsync(1)
  expect(await saying).toBe('spoken')
})

test('stopping, or a newer text, ends the one before', async () => {
  const { deps } = browser({ says: 'start' })
  const speaker = openSpeaker(deps)
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
