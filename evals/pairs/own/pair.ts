import { readdirSync, readFileSync } from 'node:fs'

/** A resume and an ad with what a careful person found missing. */
export interface Pair {
  name: string
  ad: string
  resume: string
  /** Each must be reported, under one of its wordings. */
  missing: string[][]
  /** May be reported or not: titles, duties, soft words, alternatives that are met. */
  optional: string[]
}

export const ownParts = [
  ...(['development', 'held-out', 'fresh', 'blind', 'second-reader', 'auditor', 'outsider', 'unseen', 'last', 'final'] as const),
] as const

/** Reads the labelled pairs of one folder beside this file; the format is ad, resume, missing, optional between "===" lines. */
export function readPairs(part: (typeof ownParts)[number]): Pair[] {
  const folder = new URL(`./${part}/`, import.meta.url)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => pairOf(file.replace('.txt', ''), readFileSync(new URL(file, folder), 'utf8')))
}

function pairOf(name: string, text: string): Pair {
  const part = (title: string) => new RegExp(`^=== ${title}\\n([\\s\\S]*?)\\n===`, 'm').exec(text)?.[1] ?? ''
  const lines = (title: string) => part(title).split('\n').filter(Boolean)
  return {
    name,
    ad: part('ad'),
    resume: part('resume'),
    missing: lines('missing').map((line) => line.split('|').map((wording) => wording.trim())),
    optional: lines('optional'),
  }
}
