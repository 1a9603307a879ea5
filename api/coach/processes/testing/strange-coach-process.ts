/** Stands in for the coach process: its coach does what the answer it reviews says, as no text should make the real one do. */
import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '../../../problem.ts'
import type { Coach } from '../../coach.ts'
import type { CoachSettings } from '../../coach-settings.ts'
import { serveCoach } from '../coach-main.ts'

function hold(ms: number) {
  const endMs = performance.now() + ms
  while (performance.now() < endMs);
}

async function createStrangeCoach(
  _settings: CoachSettings,
  log: { warn(message: string, fields: object): void },
  { turn }: { turn?: (() => Promise<void>) | undefined } = {},
) {
  const model = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).finally(turn)
  return {
    async reviewAnswer({ transcript, signal }: { transcript: string; signal: AbortSignal }) {
      if (transcript === 'never ends') hold(60_000)
      if (transcript === 'takes all memory') for (const held: string[][] = []; ; ) held.push(new Array(1_000_000).fill('x'))
      if (transcript === 'is refused') throw new Problem('unreadable_file', { message: 'Say it again.' })
      if (transcript === 'breaks') throw new TypeError('with words of the person')
      if (transcript === 'is logged') log.warn('The model failed', { section: 'summary' })
      await model(200, signal)
      return { heard: transcript, pid: process.pid }
    },
    async *reviewPitch({ signal }: { signal: AbortSignal }) {
      yield { section: 'score', data: process.pid }
      await model(600, signal)
      yield { section: 'suggestions', data: process.pid }
      await model(600, signal)
      yield { section: 'refined', data: process.pid }
    },
  } as unknown as Coach
}

serveCoach(createStrangeCoach)
