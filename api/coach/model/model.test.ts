import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { defaultScript } from '../testing/default-script.ts'
import {
  answer,
  type Behaviour,
  fail,
  refuseCounting,
  refuseMaxTokens,
  refuseSchema,
  type SeenRequest,
} from '../testing/openai-script.ts'
import { startOpenAIServer } from '../testing/openai-server.ts'
import { dataBlock } from './data-block.ts'
import { createModel, type ModelSettings } from './model.ts'
import { ModelFailure } from './model-failure.ts'
import type { ModelCall, ProviderAddress } from './provider.ts'
import { firstDialect } from './request.ts'

const server = await startOpenAIServer()
afterAll(() => server.close())
beforeEach(() => {
  server.setScript(defaultScript)
  server.requests.length = 0
  calls.length = 0
  inWorld = worlds[0][1]
})

const Demo = z.object({ original: z.string(), note: z.string().nullable() })
const question = {
  name: 'demo',
  schema: Demo,
  rules: 'Be brief.',
  prompt: dataBlock('resume', 'CANARY-4711 helped 12 residents a day with meals'),
}
const good = { original: 'Helped 12 residents', note: null }
const nowhere = 'http://127.0.0.1:9/v1'
/** The same promises hold for one provider, and for a second one while the first is down. */
const worlds = [
  ['one provider', (address: ProviderAddress) => address],
  ['a second provider, the first being away', (second: ProviderAddress) => ({ ...second, baseUrl: nowhere, second })],
] as const
let inWorld: (address: ProviderAddress) => ProviderAddress & Pick<ModelSettings, 'second'> = worlds[0][1]
const calls: ModelCall[] = []
const modelWith = ({ baseUrl = server.url, ...settings }: Partial<ModelSettings> = {}) =>
  createModel({
    ...inWorld({ apiKey: 'test', baseUrl, model: 'test-model' }),
    callTimeoutMs: 3_000,
    maxTokens: 500,
    retryWaitMs: 20,
    onCall: (call) => calls.push(call),
    ...settings,
  })
const asked = (settings: Partial<ModelSettings> = {}, signal = new AbortController().signal) =>
  modelWith(settings).ask(question, signal)

async function failureOf(work: Promise<unknown>): Promise<ModelFailure> {
  const error = await work.catch((reason: unknown) => reason)
  if (!(error instanceof ModelFailure)) throw new Error('expected a ModelFailure')
  return error
}

const first = (...behaviours: Behaviour[]) => server.setScript((_request, nth) => behaviours[nth - 1] ?? answer(good))

describe.each(worlds)('%s', (_name, place) => {
  beforeEach(() => {
    inWorld = place
  })

  describe('a model that answers', () => {
    test('is asked with a strict schema and a token cap, streamed', async () => {
      server.setScript(() => answer(good))
      expect(await asked()).toEqual(good)
      expect(server.requests).toHaveLength(1)
      expect(server.requests[0]).toMatchObject({
        structured: true,
        streamed: true,
        body: { model: 'test-model', max_tokens: 500 },
      })
      expect(server.requests[0]!.schema).toMatchObject({ required: ['original', 'note'], additionalProperties: false })
    })

    test('may think aloud, fence its JSON and talk around it', async () => {
      server.setScript(() => answer(`<think>{"no": 1}</think>Sure!\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\`\nHope it helps.`))
      expect(await asked()).toEqual(good)
    })
  })

  describe('a server that knows less of the protocol', () => {
    test('is asked in words once it has refused a schema, and is not asked with one again', async () => {
      server.setScript((request) => (request.structured ? refuseSchema : answer(good)))
      const model = modelWith()
      const signal = new AbortController().signal
      await model.ask(question, signal)
      await model.ask(question, signal)
      expect(server.requests.map(({ structured }) => structured)).toEqual([true, false, false])
      expect(server.requests[1]!.schemaName).toBe('demo')
    })

    test('gets the token cap under the name that it knows', async () => {
      server.setScript((request) => (request.body.max_tokens ? refuseMaxTokens : answer(good)))
      expect(await asked()).toEqual(good)
      expect(server.requests.at(-1)!.body.max_completion_tokens).toBe(500)
    })

    test("OpenAI's own reasoning models are told to think little", () => {
      expect(firstDialect('gpt-5-mini', undefined)).toEqual({
        structured: 'json_schema',
        tokenCap: 'max_completion_tokens',
        reasoningEffort: 'minimal',
        samples: false,
        countsTokens: true,
      })
      expect(firstDialect('gpt-5.1', undefined).reasoningEffort).toBe('low')
      expect(firstDialect('gpt-4.1-mini', undefined).reasoningEffort).toBeNull()
      expect(firstDialect('gpt-5-mini', 'http://127.0.0.1:11434/v1').reasoningEffort).toBeNull()
    })
  })

  describe('an answer of the wrong kind', () => {
    const wrong: [string, unknown][] = [
      ['broken JSON', '{"original": "Helped 12 resid'.concat('}')],
      ['no JSON', 'I would love to help you with your resume.'],
      ['another shape', { summary: 'hello' }],
      ['an empty text', ''],
      ['a list', '[1, 2, 3]'],
    ]
    test.each(wrong)('%s gets one try to be put right', async (_what, content) => {
      first(answer(content))
      expect(await asked()).toEqual(good)
      expect(server.requests).toHaveLength(2)
      expect(server.requests[1]!.prompt).toContain('Write it again')
    })

    test.each(wrong)('%s twice is a failure, not a third try', async (_what, content) => {
      server.setScript(() => answer(content))
      expect(['broken', 'wrong-shape', 'cut']).toContain((await failureOf(asked())).kind)
      expect(server.requests.length).toBeLessThanOrEqual(3)
    })

    test('an answer cut at the token cap, or refused by a filter, is a failure', async () => {
      server.setScript(() => ({ kind: 'answer', content: '{"original": "He', finishReason: 'length' }))
      expect((await failureOf(asked())).kind).toBe('length')
      server.setScript(() => ({ kind: 'answer', content: '', finishReason: 'content_filter' }))
      expect((await failureOf(asked())).kind).toBe('refused')
    })

    test('an answer without end is given up', async () => {
      server.setScript(() => answer('x'.repeat(20_000)))
      expect((await failureOf(asked({ maxTokens: 100 }))).kind).toBe('endless')
    })
  })

  describe('a server in trouble', () => {
    const busy = (request?: SeenRequest) => fail(429, request)
    test.each([429, 500, 502, 503])('a %i is tried again', async (status) => {
      first(fail(status), fail(status))
      expect(await asked()).toEqual(good)
      expect(server.requests).toHaveLength(3)
    })

    test('a connection cut in the middle is tried again', async () => {
      first({ kind: 'cut', content: JSON.stringify(good), afterTokens: 3 })
      expect(await asked()).toEqual(good)
    })

    test('it is left alone after three tries, or when it asks to wait longer than there is time', async () => {
      server.setScript(busy)
      expect(await failureOf(asked())).toMatchObject({ kind: 'status', status: 429 })
      expect(server.requests).toHaveLength(3)
      server.requests.length = 0
      server.setScript(() => fail(429, undefined, 60))
      const startedAtMs = performance.now()
      expect((await failureOf(asked())).status).toBe(429)
      expect(performance.now() - startedAtMs).toBeLessThan(500)
      expect(server.requests).toHaveLength(1)
    })

    test('a wrong key is not tried again', async () => {
      server.setScript(() => fail(401))
      expect(await failureOf(asked())).toMatchObject({ kind: 'status', status: 401 })
      expect(server.requests).toHaveLength(1)
    })

    test('silence and trickle end at the time limit', async () => {
      for (const behaviour of [{ kind: 'stall' } as const, answer('x'.repeat(4_000), { tokensPerSecond: 5 })]) {
        server.setScript(() => behaviour)
        const startedAtMs = performance.now()
        expect((await failureOf(asked({ callTimeoutMs: 300 }))).kind).toBe('timeout')
        expect(performance.now() - startedAtMs).toBeLessThan(600)
      }
    })

    test('silence, before the first word or in the middle, ends long before the time limit; slow words do not', async () => {
      const content = JSON.stringify(good)
      const patience = { callTimeoutMs: 20_000, silenceMs: 300 }
      for (const behaviour of [{ kind: 'stall' } as const, { kind: 'hush', content, afterTokens: 3 } as const]) {
        server.setScript(() => behaviour)
        const startedAtMs = performance.now()
        expect((await failureOf(asked(patience))).kind).toBe('timeout')
        expect(performance.now() - startedAtMs).toBeLessThan(patience.callTimeoutMs / 2)
      }
      // Longer in total, but never silent for so long.
      server.setScript(() => answer(good, { tokensPerSecond: 20 }))
      expect(await asked(patience)).toEqual(good)
    })

    test('nobody there is a failure too', async () => {
      expect((await failureOf(asked({ baseUrl: nowhere }))).kind).toBe('connection')
    })

    test('leaving ends the call at once', async () => {
      server.setScript(() => ({ kind: 'stall' }))
      const leaving = new AbortController()
      setTimeout(() => leaving.abort(), 100)
      expect((await failureOf(asked({}, leaving.signal))).kind).toBe('aborted')
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(server.requests[0]!.aborted).toBe(true)
    })

    test('no failure carries the prompt or the words of the provider', async () => {
      for (const status of [400, 401, 429, 500]) {
        server.setScript((request) => fail(status, request))
        const failure = await failureOf(asked({ callTimeoutMs: 1_500 }))
        expect(`${failure.stack}${JSON.stringify(failure)}${failure.cause}`).not.toContain('CANARY-4711')
        expect(failure.message).toBe(`the model failed: status ${status}`)
      }
    })
  })
})

describe('what a question cost', () => {
  test('is what the provider counts, try by try', async () => {
    first(fail(500), answer('no JSON'))
    await asked()
    expect(calls).toMatchObject([
      {
        task: 'demo',
        provider: 'first',
        model: 'test-model',
        outcome: 'status',
        isRepair: false,
        inputTokens: 0,
        outputTokens: 0,
      },
      { outcome: 'answered', isRepair: false, outputTokens: 2 },
      { outcome: 'answered', isRepair: true, outputTokens: Math.ceil(JSON.stringify(good).length / 4) },
    ])
    expect(calls[1]!.inputTokens).toBe(Math.ceil(server.requests[1]!.prompt.length / 4))
    expect(JSON.stringify(calls)).not.toContain('CANARY-4711')
  })

  test('is estimated, a little high, where the provider does not count or the answer breaks off', async () => {
    server.setScript((request) => (request.body.stream_options ? refuseCounting : answer(good)))
    await asked()
    const asIfCounted = Math.ceil(server.requests[1]!.prompt.length / 4)
    expect(calls).toHaveLength(1)
    expect(calls[0]!.inputTokens).toBeGreaterThanOrEqual(asIfCounted)
    expect(calls[0]!.outputTokens).toBeGreaterThan(0)
    server.setScript(() => ({ kind: 'stall' }))
    await failureOf(asked({ callTimeoutMs: 200 }))
    expect(calls[1]).toMatchObject({ outcome: 'aborted', outputTokens: 0 })
    expect(calls[1]!.inputTokens).toBeGreaterThanOrEqual(asIfCounted)
  })
})

describe('a second provider', () => {
  const second: ProviderAddress = { apiKey: 'other', baseUrl: server.url, model: 'second-model' }
  const asksSecond = (request: SeenRequest) => request.body.model === 'second-model'

  test.each([
    ['fails', fail(503)],
    ['refuses its key', fail(401)],
    ['says nothing', { kind: 'stall' } as const],
    ['writes something else', answer('no JSON')],
  ])('answers within the same time where the first %s', async (_how, behaviour) => {
    server.setScript((request) => (asksSecond(request) ? answer(good) : behaviour))
    const startedAtMs = performance.now()
    expect(await asked({ second, callTimeoutMs: 1_000 })).toEqual(good)
    expect(performance.now() - startedAtMs).toBeLessThan(1_000)
    expect(server.requests.at(-1)).toMatchObject({ authorization: 'Bearer other', body: { model: 'second-model' } })
    expect(calls.at(-1)).toMatchObject({ provider: 'second', model: 'second-model', outcome: 'answered' })
  })

  test('is asked at once after three failures in a row, so that nobody waits for one that is away', async () => {
    server.setScript((request) => (asksSecond(request) ? answer(good) : fail(503)))
    const model = modelWith({ second })
    for (let questions = 1; questions <= 5; questions++) await model.ask(question, new AbortController().signal)
    expect(server.requests.filter(asksSecond)).toHaveLength(5)
    expect(server.requests.filter((request) => !asksSecond(request))).toHaveLength(3)
  })

  test('is not asked by somebody who left', async () => {
    server.setScript(() => ({ kind: 'stall' }))
    const leaving = new AbortController()
    setTimeout(() => leaving.abort(), 50)
    expect((await failureOf(asked({ second }, leaving.signal))).kind).toBe('aborted')
    expect(server.requests.filter(asksSecond)).toEqual([])
  })
})
