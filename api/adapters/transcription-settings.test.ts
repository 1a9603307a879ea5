import { expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { transcriptionSettings } from './transcription.ts'

const settingsWith = (settings: Record<string, string>) => transcriptionSettings(readEnv(settings))

test('without any setting nobody hears a recording', () => {
  expect(settingsWith({})).toBeNull()
})

test('a key of OpenAI brings OpenAI’s transcription, a key of another server does not', () => {
  expect(settingsWith({ OPENAI_API_KEY: 'k' })).toMatchObject({ baseUrl: 'https://api.openai.com/v1', apiKey: 'k' })
  expect(settingsWith({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'https://models.example/v1' })).toBeNull()
})

test('a key is sent to the server it belongs to and to no other', () => {
  const transcriber = { TRANSCRIPTION_BASE_URL: 'https://speech.example/v1', TRANSCRIPTION_MODEL: 'large' }
  expect(settingsWith(transcriber)).toMatchObject({ baseUrl: 'https://speech.example/v1', apiKey: undefined, model: 'large' })
  expect(settingsWith({ ...transcriber, OPENAI_API_KEY: 'k' })?.apiKey).toBeUndefined()
  expect(settingsWith({ ...transcriber, OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'https://speech.example/v1' })?.apiKey).toBe('k')
  expect(settingsWith({ ...transcriber, OPENAI_API_KEY: 'k', TRANSCRIPTION_API_KEY: 'other' })?.apiKey).toBe('other')
})
