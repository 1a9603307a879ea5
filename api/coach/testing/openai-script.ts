/** A JSON schema as far as the requests we see use it. */
export interface SeenSchema {
  type?: string | string[]
  properties?: Record<string, SeenSchema>
  items?: SeenSchema
  enum?: unknown[]
  anyOf?: SeenSchema[]
}

/** One request as the server received it. */
export interface SeenRequest {
  path: string
  authorization: string | null
  body: Record<string, unknown>
  /** All messages' text, joined. */
  prompt: string
  /** The name of the wanted schema, from `response_format` or, in plain mode, from the prompt. */
  schemaName: string | null
  schema: SeenSchema | null
  /** Whether the schema came as `response_format: json_schema`. */
  structured: boolean
  streamed: boolean
  /** Set when the client went away before the answer was complete. */
  aborted: boolean
}

export interface Pace {
  firstTokenMs: number
  /** Infinity sends everything at once. A token is four characters here. */
  tokensPerSecond: number
}

/** What the server does with one request. */
export type Behaviour =
  | { kind: 'answer'; content: string; pace?: Partial<Pace>; finishReason?: 'stop' | 'length' | 'content_filter' }
  | { kind: 'fail'; status: number; message?: string; param?: string; retryAfterSeconds?: number }
  /** Takes the request and never says a word. */
  | { kind: 'stall' }
  /** Says that many tokens and then nothing more, with the connection open. */
  | { kind: 'hush'; content: string; afterTokens: number }
  /** Ends the connection after that many tokens. */
  | { kind: 'cut'; content: string; afterTokens: number }

export type Script = (request: SeenRequest, nth: number) => Behaviour

export const answer = (content: unknown, pace: Partial<Pace> = {}): Behaviour => ({
  kind: 'answer',
  content: typeof content === 'string' ? content : JSON.stringify(content),
  pace,
})

/** What a busy or broken provider says; the message quotes the prompt, as some do, so that a leak into the logs would show. */
export const fail = (status: number, request?: SeenRequest, retryAfterSeconds?: number): Behaviour => ({
  kind: 'fail',
  status,
  message: `The request could not be served: ${request?.prompt ?? ''}`,
  ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
})

/** What servers without structured output say. */
export const refuseSchema: Behaviour = {
  kind: 'fail',
  status: 400,
  message: "'response_format.type' must be 'text' or 'json_object'",
  param: 'response_format',
}

/** What hosted reasoning models say to the older name of the cap. */
export const refuseMaxTokens: Behaviour = {
  kind: 'fail',
  status: 400,
  message: "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
  param: 'max_tokens',
}

/** What servers say that do not count the tokens of a stream. */
export const refuseCounting: Behaviour = {
  kind: 'fail',
  status: 400,
  message: "Unrecognized request argument supplied: 'stream_options'",
  param: 'stream_options',
}
