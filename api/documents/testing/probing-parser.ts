/** Attempts what a parser must not be able to do, and reports the outcome. */
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { readTxt } from '../read-document.ts'

function outcome(attempt: () => unknown): string {
  try {
    attempt()
    return 'allowed'
  } catch (error) {
    return String((error as { code?: unknown }).code)
  }
}

const write = () => outcome(() => writeFileSync('canary.txt', 'x'))

async function answerTo({ id }: { id: number }) {
  const thread = new Worker(new URL(import.meta.url))
  const threadWrites = await new Promise<unknown>((resolve) => thread.once('message', resolve))
  const document = readTxt('a document of the right shape')
  const environment = Object.keys(process.env).filter((name) => !name.startsWith('NODE_CHANNEL'))
  const text = JSON.stringify({ environment, write: write(), program: outcome(() => spawn('true')), threadWrites })
  process.send?.({ id, answer: { document: { ...document, text } } })
}

if (isMainThread) {
  process.on('message', answerTo)
  process.on('disconnect', () => process.exit(0))
} else parentPort?.postMessage(write())
