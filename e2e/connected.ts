import { type OpenAITestServer, startOpenAIServer } from '../api/coach/testing/openai-server.ts'
import { startGreenroom } from './greenroom.ts'
import { test as story } from './story.ts'

interface Connected {
  model: OpenAITestServer
  url: string
}

/** A Greenroom of its own, connected to a model that does as it is told. */
export const test = story.extend<object, { connected: Connected }>({
  connected: [
    async ({ browser: _ }, use) => {
      const model = await startOpenAIServer()
      const greenroom = await startGreenroom({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'test-model' })
      await use({ model, url: greenroom.url })
      await greenroom.stop()
      await model.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ connected }, use) => use(connected.url),
})
