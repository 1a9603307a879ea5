/** Stands in for the parser: tries what a parser must not be able to do, and answers with what happened. */
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { ParserTask } from '../parser-messages.ts'
import { readTxt } from '../read-txt.ts'

function outcome(attempt: () => unknown): string {
  try {
    attempt()
    return 'allowed'
  } catch (error) {
    return String((error as { code?: unknown }).code)
  }
}

process.on('message', ({ id }: ParserTask) => {
  const document = readTxt('a document of the right shape')
  const text = JSON.stringify({
    environment: Object.keys(process.env).filter((name) => !name.startsWith('NODE_CHANNEL')),
    write: outcome(() => writeFileSync('canary.txt', 'x')),
    program: outcome(() => spawn('true')),
    thread: outcome(() => new Worker('', { eval: true })),
  })
  process.send?.({ id, document: { ...document, text } })
})

process.on('disconnect', () => process.exit(0))
