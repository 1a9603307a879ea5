export interface SeenSchema {
  type?: string | string[]
  properties?: Record<string, SeenSchema>
  items?: SeenSchema
  enum?: unknown[]
  anyOf?: SeenSchema[]
}

export interface SeenRequest {
  path: string
  authorization: string | null
  body: Record<string, unknown>
  prompt: string
  /** From `response_format` or, in plain mode, from the prompt. */
  schemaName: string | null
  schema: SeenSchema | null
  structured: boolean
  streamed: boolean
  /** The client disconnected before the answer was complete. */
  aborted: boolean
}

export interface Pace {
  firstTokenMs: number
  /** A token is four characters here; Infinity sends everything at once. */
  tokensPerSecond: number
}

export type Behaviour =
  | { kind: 'answer'; content: string; pace?: Partial<Pace>; finishReason?: 'stop' | 'length' | 'content_filter' }
  | { kind: 'fail'; status: number; message?: string; param?: string; retryAfterSeconds?: number }
  /** Accepts the request and never responds. */
  | { kind: 'stall' }
  /** Sends that many tokens and then goes silent, with the connection open. */
  | { kind: 'hush'; content: string; afterTokens: number }
  /** Closes the connection after that many tokens. */
  | { kind: 'cut'; content: string; afterTokens: number }

export type Script = (request: SeenRequest, nth: number) => Behaviour

export const answer = (content: unknown, pace: Partial<Pace> = {}): Behaviour => ({
  kind: 'answer',
  content: typeof content === 'string' ? content : JSON.stringify(content),
  pace,
})

/** The message quotes the prompt, as some providers' do, so that a leak into the logs would show. */
export const fail = (status: number, request?: SeenRequest, retryAfterSeconds?: number): Behaviour => ({
  kind: 'fail',
  status,
  message: `The request could not be served: ${request?.prompt ?? ''}`,
  ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
})

/** From servers without structured output. */
export const refuseSchema: Behaviour = {
  kind: 'fail',
  status: 400,
  message: "'response_format.type' must be 'text' or 'json_object'",
  param: 'response_format',
}

/** From hosted reasoning models. */
export const refuseMaxTokens: Behaviour = {
  kind: 'fail',
  status: 400,
  message: "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
  param: 'max_tokens',
}

/** From servers that do not count a stream's tokens. */
export const refuseCounting: Behaviour = {
  kind: 'fail',
  status: 400,
  message: "Unrecognized request argument supplied: 'stream_options'",
  param: 'stream_options',
}
