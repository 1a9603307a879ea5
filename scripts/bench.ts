import { cpus } from 'node:os'
import { coachBench } from './bench/coach-processes.ts'
import { extractionBench } from './bench/extraction.ts'
import { ledgerBench } from './bench/ledger.ts'
import type { BenchPart } from './bench/part.ts'
import { startBench } from './bench/start.ts'
import { uploadsBench } from './bench/uploads.ts'

/** `npm run bench` runs everything, `npm run bench -- start ledger` some parts. BENCHMARKS.md has the last results. */
const parts: BenchPart[] = [startBench, coachBench, extractionBench, ledgerBench, uploadsBench]
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name))
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(', ')}. There are: ${parts.map(({ name }) => name).join(', ')}`)

const [cpu] = cpus()
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} x ${cpu?.model.trim() || 'unknown'}, Node ${process.version}`,
)
for (const { name, says, run } of parts) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n## ${name}: ${says}\n`)
  for (const line of await run()) console.log(line)
}
process.exit(0)
