import { expect, test } from 'vitest'
import { readEnv } from '../../env.ts'
import { publicConfig } from './config-routes.ts'

const providerWith = (settings: Record<string, string>, coach: 'openai' | 'builtin') =>
  publicConfig(readEnv(settings), coach).aiProvider

test('the page knows who reads what people write', () => {
  expect(providerWith({}, 'builtin')).toBeNull()
  expect(providerWith({ OPENAI_API_KEY: 'k' }, 'openai')).toBe('OpenAI')
  expect(providerWith({ OPENAI_BASE_URL: 'https://models.example:8443/v1' }, 'openai')).toBe('models.example:8443')
  expect(providerWith({ OPENAI_API_KEY: 'k', AI_PROVIDER_NAME: 'Example AI Inc.' }, 'openai')).toBe('Example AI Inc.')
  const second = { AI_FALLBACK_BASE_URL: 'https://second.example/v1', AI_FALLBACK_MODEL: 'm' }
  expect(providerWith({ OPENAI_API_KEY: 'k', ...second }, 'openai')).toBe('OpenAI and second.example')
  expect(providerWith({ TRANSCRIPTION_BASE_URL: 'https://speech.example/v1' }, 'builtin')).toBe('speech.example')
})

test('the support address is the operator’s, and without one there is none', () => {
  expect(publicConfig(readEnv({ SUPPORT_EMAIL: 'help@greenroom.example' }), 'builtin').supportEmail).toBe(
    'help@greenroom.example',
  )
  expect(publicConfig(readEnv({}), 'builtin').supportEmail).toBeNull()
  expect(() => readEnv({ SUPPORT_EMAIL: 'help' })).toThrow('SUPPORT_EMAIL')
})
