import { analyzeFile, analyzeOnSlowPhone, playElsewhere } from '../../e2e/elevator-pitch/studio-figures.ts'
import type { ChaosPart } from './part.ts'

const mostBytesPerSecond = 5_000

export const pitchStudioChaos: ChaosPart[] = [
  {
    name: 'pitch-sound',
    says: 'A pitch of 88 s on a CPU four times slower: from Stop to the request under 1 s, at most 5 KB for each second',
    async run() {
      const recorded = await analyzeOnSlowPhone(88_000)
      const file = await analyzeFile('e2e/fixtures/pitch.mp4')
      const isSmall = [recorded, file].every(({ sentBytesPerSecond }) => sentBytesPerSecond <= mostBytesPerSecond)
      return { facts: { recorded, file }, held: isSmall && recorded.stopToRequestMs < 1_000 }
    },
  },
  {
    name: 'pitch-file',
    says: 'A recorded pitch opens in Chromium and Firefox with its right length, and plays on from its middle',
    async run() {
      const facts = await playElsewhere(12)
      const { recordedSeconds, inChromium, inFirefox } = facts
      const isRight = (one: typeof inChromium | null) =>
        one === null || (Math.abs(one.duration - recordedSeconds) < 0.5 && one.playedTo > one.duration / 2)
      return { facts, held: isRight(inChromium) && isRight(inFirefox) && facts.bytes === facts.storedBytes }
    },
  },
]
