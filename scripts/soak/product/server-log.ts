import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

const kept = 20

/** Counts log lines by sentence, and keeps the first of each. */
export function readLog(stream: Readable) {
  const counts = new Map<string, number>()
  const last: string[] = []
  const examples = new Map<string, string>()
  createInterface({ input: stream }).on('line', (line) => {
    last.push(line)
    if (last.length > kept) last.shift()
    const sentence = sentenceOf(line)
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
    if (!examples.has(sentence)) examples.set(sentence, line)
  })
  return {
    counts: () => Object.fromEntries(counts),
    exampleOf: (sentence: string) => examples.get(sentence) ?? '',
    lastLines: () => last,
  }
}

function sentenceOf(line: string): string {
  try {
    const { msg, code, section, errorName, errorCode, detail } = JSON.parse(line) as Record<string, string>
    return [msg, code, section, errorName, errorCode, detail].filter(Boolean).join(', ')
  } catch {
    return line.slice(0, 200)
  }
}
