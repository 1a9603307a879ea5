import { setTimeout as sleep } from 'node:timers/promises'
import { createCrowd } from './crowd.ts'
import { createCallLog } from './measure/call-log.ts'
import { watchDatabase } from './measure/database-facts.ts'
import { createSampler } from './measure/samples.ts'
import { startProduct } from './product/start.ts'
import { sampleLine } from './report.ts'
import type { Settings } from './settings.ts'

export async function openRun(settings: Settings) {
  const { firstByteMs, tokensPerSecond, profileDir, pace, seed, looksPerSecond } = settings
  const product = await startProduct({ firstByteMs, tokensPerSecond, profileDir })
  const database = await watchDatabase(product.databaseUrl)
  const log = createCallLog()
  const crowd = createCrowd({ town: { product, log, pace }, seed, looksPerSecond })
  const sampler = createSampler(product, database, { practices: () => crowd.counts.finished, bytesFetched: log.bytesFetched })
  return {
    ...{ product, log, crowd, samples: sampler.samples },
    sample: sampler.take,
    async watch(seconds: number, everySeconds: number) {
      const untilMs = performance.now() + seconds * 1_000
      while (performance.now() < untilMs) {
        await sleep(Math.min(everySeconds * 1_000, Math.max(0, untilMs - performance.now())))
        console.log(sampleLine(await sampler.take()))
        if (!product.isUp()) throw new Error(`The server ended:\n${product.log.lastLines().join('\n')}`)
      }
    },
    async stop() {
      await database.close()
      await product.stop()
    },
  }
}

export type Run = Awaited<ReturnType<typeof openRun>>
