import { readdirSync, readFileSync } from 'node:fs'
import { withoutListNumber } from '../../api/coach/lines/ad-lines.ts'
import type { LineLabel } from '../../api/coach/reading/built-in/ad/line-classifier.ts'
import type { LabelledAd } from './line-crf.ts'

/** A whole ad with the part of each line and the terms a careful reader would look for in a resume. */
export interface LabelledAdFile {
  employer: string
  profession: string
  lines: { text: string; label: LineLabel; para: number; bullet: boolean }[]
  must: string[]
  nice: string[]
  optional: string[]
  notKeywords: string[]
  variants: Record<string, string[]>
}

const folder = new URL('../ads/', import.meta.url)

/** All labelled ads, in the order of their names. */
export function readAdFiles(): LabelledAdFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const ad = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Omit<LabelledAdFile, 'employer'>
      return { ...ad, lines: ad.lines.map((line) => ({ ...line, text: withoutListNumber(line.text) })), employer: name }
    })
}

export function labelledAd({ employer, lines }: LabelledAdFile): LabelledAd {
  return {
    employer,
    labels: lines.map((line) => line.label),
    lines: lines.map(({ text, bullet, para }, at) => ({ text, opens: bullet || para !== lines[at - 1]?.para })),
  }
}

/** Single sentences of other ads, each as an ad of one line. */
export function readSentences(part: 'development' | 'held-out'): LabelledAd[] {
  return readFileSync(new URL(`../sentences/${part}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { text: string; label: LineLabel; employer: number })
    .map(({ text, label, employer }) => ({
      employer: `sentence of ${employer}`,
      labels: [label],
      lines: [{ text, opens: true }],
    }))
}
