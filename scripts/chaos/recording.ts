import { forgetProfile, newProfile, openBrowser, type RunningBrowser } from '../../e2e/recording/browser.ts'
import { buildBench } from '../../e2e/recording/build-bench.ts'
import { recordWhileFlipping } from '../../e2e/recording/flips.ts'
import { recordInFirefox } from '../../e2e/recording/in-firefox.ts'
import { type KillResult, killInTheMiddle, medianOf } from '../../e2e/recording/kills.ts'
import { sendInOneRequest, sendOverBreakingLink } from '../../e2e/recording/large-upload.ts'
import { type Receiver, startReceiver } from '../../e2e/recording/receiver.ts'
import { recordOnSlowPhone } from '../../e2e/recording/slow-phone.ts'
import { sendAtOnce, sendTooMuch } from '../../e2e/recording/ten-videos.ts'
import type { ChaosPart } from './part.ts'

async function withBrowser<Result>(work: (running: RunningBrowser, receiver: Receiver) => Promise<Result>): Promise<Result> {
  const receiver = await startReceiver({ pages: await buildBench('dist/bench-chaos') })
  const profile = newProfile()
  const running = await openBrowser(profile)
  try {
    return await work(running, receiver)
  } finally {
    await running.close()
    await receiver.stop()
    forgetProfile(profile)
  }
}

function kills(wants: 'audio' | 'video', count: number): ChaosPart {
  return {
    name: `kills-${wants}`,
    says: `${count} browsers killed in the middle of ${wants}: at most 2.0 s lost each, every file plays, no gaps`,
    async run() {
      const receiver = await startReceiver({ pages: await buildBench('dist/bench-chaos') })
      const profile = newProfile()
      const results: KillResult[] = []
      for (let kill = 0; kill < count; kill++)
        results.push(await killInTheMiddle(receiver, profile, 1_500 + ((kill * 977) % 5_000), wants))
      await receiver.stop()
      forgetProfile(profile)
      const lost = results.map(({ lostMs }) => Math.round(lostMs))
      const gaps = results.flatMap((result) => result.gaps)
      const facts = { kills: count, medianLostMs: medianOf(lost), maximumLostMs: Math.max(...lost), gaps: gaps.length }
      return { facts, held: facts.maximumLostMs <= 2_000 && gaps.length === 0 }
    },
  }
}

export const recordingChaos: ChaosPart[] = [
  kills('audio', 100),
  kills('video', 20),
  {
    name: 'flips',
    says: '50 switches offline and online, every third answer lost: each recording arrives exactly once, SHA-256 equal',
    async run() {
      const facts = await withBrowser((running, receiver) => recordWhileFlipping(running, receiver, 50))
      return { facts, held: facts.recorded > 0 && facts.arrivedOnceAndEqual === facts.recorded }
    },
  },
  {
    name: 'link',
    says: '40 MB over a link that breaks every 3 s: finishes, under 10 % sent twice; in one request never',
    async run() {
      const size = { bytes: 40_000_000, breakEveryMs: 3_000 }
      const pieces = await withBrowser((running, receiver) =>
        sendOverBreakingLink(running, receiver, { ...size, withinMs: 120_000 }),
      )
      const whole = await withBrowser((running, receiver) => sendInOneRequest(running, receiver, { ...size, forMs: 60_000 }))
      return { facts: { pieces, whole }, held: pieces.isEqual && pieces.resentShare < 0.1 && whole.arrived === 0 }
    },
  },
  {
    name: 'firefox',
    says: 'the same recorder in the Firefox that the system ships: sound and video whole, playable, delivered equal',
    async run() {
      const receiver = await startReceiver({ pages: await buildBench('dist/bench-chaos') })
      const facts = await recordInFirefox(receiver)
      await receiver.stop()
      const isWhole = facts.every(({ recordedMs, decodedMs }) => recordedMs - decodedMs < 500)
      return { facts, held: isWhole && facts.every(({ isEqual, isNothingHeard }) => isEqual && !isNothingHeard) }
    },
  },
  {
    name: 'slow',
    says: 'CPU four times slower, recording and sending: no frame over 200 ms by our scripts',
    async run() {
      const facts = await withBrowser((running, receiver) => recordOnSlowPhone(running, receiver, 15_000))
      return { facts, held: facts.state === 'recording' && facts.longestScriptsMs <= 200 }
    },
  },
  {
    name: 'crowd',
    says: 'ten uploads of 100 MB at once: under 250 MB of memory, others answered within 0.2 s; 101 MB refused cleanly',
    async run() {
      const crowd = await sendAtOnce(10, 100 * 1024 * 1024)
      const tooMuch = await sendTooMuch(101 * 1024 * 1024)
      const taken = crowd.statuses.every((status) => status === 200)
      return { facts: { crowd, tooMuch }, held: taken && crowd.peakMb < 250 && crowd.p99Ms < 200 && tooMuch.status === 413 }
    },
  },
]
