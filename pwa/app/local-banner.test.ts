import { expect, test } from 'vitest'
import { simulatedNote } from './local-banner.tsx'

function noteWith({ realProject = false, realStripe = false, realModel = true, realSpeech = true }) {
  const emulatorUrl = realProject ? null : 'http://127.0.0.1:9099'
  const identity = { projectId: 'p', apiKey: 'k', authDomain: 'd', emulatorUrl, appCheck: null }
  const coach = realModel ? 'openai' : 'builtin'
  const transcription = realSpeech ? 'server' : 'browser'
  return simulatedNote({ identity, payments: realStripe ? 'stripe' : 'sandbox', coach, transcription })
}

test('without any keys the banner names sign-in, SMS and payments', () => {
  expect(noteWith({})).toBe('Local mode: sign-in, SMS and payments simulated.')
})

test('without a model or a transcription server the banner says so, and nothing else has to', () => {
  const all = 'Local mode: sign-in, SMS and payments simulated'
  expect(noteWith({ realModel: false, realSpeech: false })).toBe(`${all}, no AI, no speech recognition.`)
  expect(noteWith({ realSpeech: false })).toBe(`${all}, no speech recognition.`)
})

test('with a Stripe key the banner does not mention payments', () => {
  expect(noteWith({ realStripe: true })).toBe('Local mode: sign-in and SMS simulated.')
})

test('with a Firebase project the banner names payments only', () => {
  expect(noteWith({ realProject: true })).toBe('Local mode: payments simulated.')
})

test('when everything is real there is no banner', () => {
  expect(noteWith({ realProject: true, realStripe: true })).toBeNull()
})
