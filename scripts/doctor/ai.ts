import { transcriptionSettings } from '../../api/adapters/transcription.ts'
import type { Env } from '../../api/env.ts'
import { ask, type Check } from './check.ts'

const openAI = 'https://api.openai.com/v1'

interface Provider {
  baseUrl: string
  apiKey: string | undefined
  model: string
}

interface Names {
  key: string
  url: string
  model: string
}

/** Whether the provider accepts the key and has the model. Lists the models, which is free. */
async function seen({ baseUrl, apiKey, model }: Provider, names: Names): Promise<string> {
  const headers: Record<string, string> = apiKey ? { Authorization: `Bearer ${apiKey}` } : {}
  const { status, body } = await ask(`${baseUrl.replace(/\/$/, '')}/models`, headers)
  const { host } = new URL(baseUrl)
  if (status === 401 || status === 403) throw new Error(`${host} refused ${names.key} (${status}): copy it again.`)
  if (status === 404) throw new Error(`${names.url} is not an OpenAI-compatible address of ${host}: it usually ends in /v1.`)
  if (status !== 200) throw new Error(`${host} answers ${status}: try again, and look at the provider's status page.`)
  const listed = (body as { data?: { id: string }[] } | null)?.data?.map(({ id }) => id) ?? []
  // Ollama lists `llama3.1` as `llama3.1:latest`.
  if (listed.length > 0 && !listed.some((id) => id === model || id.startsWith(`${model}:`)))
    throw new Error(`${host} has no ${model}: correct ${names.model}, or fetch the model. It has ${some(listed)}.`)
  return `${model}, at ${host}`
}

const some = (names: string[]) =>
  names.length > 4 ? `${names.slice(0, 4).join(', ')} and ${names.length - 4} more` : names.join(', ')

export const model: Check = {
  name: 'The AI model',
  async look({ OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: name }) {
    if (!apiKey && !baseUrl) return 'none is connected: users pay for what the built-in coach writes'
    const names = { key: 'OPENAI_API_KEY', url: 'OPENAI_BASE_URL', model: 'OPENAI_MODEL' }
    return seen({ baseUrl: baseUrl ?? openAI, apiKey, model: name }, names)
  },
}

export const secondModel: Check = {
  name: 'The second AI model',
  async look({ AI_FALLBACK_API_KEY: apiKey, AI_FALLBACK_BASE_URL: baseUrl, AI_FALLBACK_MODEL: name }) {
    const names = { key: 'AI_FALLBACK_API_KEY', url: 'AI_FALLBACK_BASE_URL', model: 'AI_FALLBACK_MODEL' }
    return seen({ baseUrl: baseUrl ?? openAI, apiKey, model: name! }, names)
  },
}

export const hasSecondModel = (env: Env) => !!env.AI_FALLBACK_MODEL

export const transcription: Check = {
  name: 'Speech to text',
  async look(env) {
    const settings = transcriptionSettings(env)
    if (!settings) return 'none is connected: browsers listen where they can, on iPhones users type'
    const names = { key: 'the key for transcription', url: 'TRANSCRIPTION_BASE_URL', model: 'TRANSCRIPTION_MODEL' }
    return seen(settings, names)
  },
}
