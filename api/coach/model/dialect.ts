import OpenAI from 'openai'

/** What a server supports of the protocol, learned from what it refuses. */
export interface Dialect {
  /** `plain` requests JSON in the prompt. */
  structured: 'json_schema' | 'plain'
  tokenCap: 'max_completion_tokens' | 'max_tokens'
  /** Reasoning counts against the token cap, so as little as possible. Null is not sent. */
  reasoningEffort: 'minimal' | 'low' | null
  /** Whether it accepts a temperature and a seed; reasoning models do not. */
  samples: boolean
  countsTokens: boolean
}

/** @param baseUrl undefined for OpenAI, whose newer models accept only `max_completion_tokens`; other servers know the older name */
export function firstDialect(model: string, baseUrl: string | undefined): Dialect {
  const isOpenAI = baseUrl === undefined || new URL(baseUrl).hostname.endsWith('openai.com')
  const thinks = isOpenAI && /^(?:gpt-5|o\d)/.test(model)
  return {
    structured: 'json_schema',
    tokenCap: isOpenAI ? 'max_completion_tokens' : 'max_tokens',
    reasoningEffort: !thinks ? null : /^gpt-5(?:-mini|-nano)?(?:-\d{4}|$)/.test(model) ? 'minimal' : 'low',
    samples: !thinks,
    countsTokens: true,
  }
}

/** The dialect to try after a refusal; null if the refusal is about something else. */
export function dialectAfter(error: unknown, dialect: Dialect): Dialect | null {
  if (!(error instanceof OpenAI.APIError) || ![400, 404, 415, 422, 501].includes(error.status ?? 0)) return null
  const about = `${error.param ?? ''} ${error.message}`.slice(0, 2000)
  if (/stream_options|include_usage/.test(about)) return dialect.countsTokens ? { ...dialect, countsTokens: false } : null
  if (/\b(?:temperature|seed)\b/.test(about)) return dialect.samples ? { ...dialect, samples: false } : null
  if (/max_(?:completion_)?tokens/.test(about))
    return { ...dialect, tokenCap: dialect.tokenCap === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens' }
  if (/reasoning/i.test(about) && dialect.reasoningEffort !== null)
    return { ...dialect, reasoningEffort: dialect.reasoningEffort === 'minimal' ? 'low' : null }
  if (error.status === 404 || dialect.structured === 'plain') return null
  return { ...dialect, structured: 'plain' }
}
