import { paidAnswerChaos } from './chaos/paid-answers.ts'
import type { ChaosPart } from './chaos/part.ts'
import { pitchStudioChaos } from './chaos/pitch-studio.ts'
import { recordingChaos } from './chaos/recording.ts'
import { serversChaos } from './chaos/servers.ts'
import { voiceInterviewChaos } from './chaos/voice-interview.ts'

// The full counts of what `npm test` runs a few of: `npm run chaos` for all (about 50 minutes), `npm run chaos flips link` for some. Prints each
// part's figures, and fails if one does not hold.
const parts: ChaosPart[] = [...recordingChaos, ...voiceInterviewChaos, ...pitchStudioChaos, ...paidAnswerChaos, ...serversChaos]
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name))
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(', ')}. There are: ${parts.map(({ name }) => name).join(', ')}`)

let missed = 0
for (const part of parts) {
  if (wanted.length > 0 && !wanted.includes(part.name)) continue
  const startedAtMs = performance.now()
  console.log(`\n${part.name}: ${part.says}`)
  const { facts, held } = await part.run()
  if (!held) missed += 1
  console.log(JSON.stringify(facts, null, 2))
  console.log(`${held ? 'held' : 'NOT HELD'}, ${((performance.now() - startedAtMs) / 1_000).toFixed(0)} s`)
}
process.exit(missed === 0 ? 0 : 1)
