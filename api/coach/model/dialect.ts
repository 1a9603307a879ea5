import OpenAI from 'openai'

/** What a server that speaks the protocol understands of it; found out once, by what it refuses, and remembered. */
export interface Dialect {
  /** `plain` asks for JSON in words. */
  structured: 'json_schema' | 'plain'
  tokenCap: 'max_completion_tokens' | 'max_tokens'
  /** Reasoning models think before they write, at the cost of the same token cap: as little as they take. null is not sent. */
  reasoningEffort: 'minimal' | 'low' | null
  /** Whether it takes a temperature and a seed; reasoning models refuse them. */
  samples: boolean
  /** Whether it is asked to count the tokens of a stream. */
  countsTokens: boolean
}

/** @param baseUrl undefined is OpenAI itself, whose newer models know only `max_completion_tokens`; others know the older name */
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

/** The dialect to try after a refusal, or null when the refusal is about something else. */
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
