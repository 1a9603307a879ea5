import { type OpenAITestServer, startOpenAIServer } from '../../api/coach/testing/openai-server.ts'
import { startGreenroom } from '../greenroom.ts'
import { speakingInto } from '../microphone.ts'
import { test as story } from '../story.ts'

export interface Connected {
  /** Model and transcriber in one; it decodes every recording that it gets. */
  model: OpenAITestServer
  url: string
}

/** A separate Greenroom with a transcriber, and a browser that speaks. */
export const test = story.extend<object, { connected: Connected }>({
  ...speakingInto(),
  connected: [
    async ({ browser: _ }, use) => {
      const model = await startOpenAIServer()
      const greenroom = await startGreenroom({
        OPENAI_BASE_URL: model.url,
        OPENAI_MODEL: 'test-model',
        TRANSCRIPTION_BASE_URL: model.url,
      })
      await use({ model, url: greenroom.url })
      await greenroom.stop()
      await model.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ connected }, use) => use(connected.url),
})
