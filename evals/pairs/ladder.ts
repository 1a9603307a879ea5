import { readdirSync, readFileSync } from 'node:fs'

/** Six resumes for one ad, from best to worst; `pasted` is one of them with the ad in it. */
export const rungs = ['perfect', 'honest', 'weak', 'stuffed', 'unrelated', 'pasted'] as const
export type Rung = (typeof rungs)[number]

export interface Ladder {
  name: string
  ad: string
  resumes: Record<Rung, string>
}

/** Between a perfect resume and one that is stuffed or of another trade. */
const leastSpread = 45

export interface LadderFigures {
  rows: { name: string; scores: Record<Rung, number>; faults: string[] }[]
  /** How many ads keep the order perfect > honest > weak > stuffed and unrelated, with the spread, and the pasted ad below honest. */
  kept: number
  /** The smallest distance over all ads, in points. */
  margins: { perfectOverHonest: number; honestOverWeak: number; weakOverWorst: number; spread: number; honestOverPasted: number }
}

/** The ladders beside the labelled pairs of a set; `resume.txt` is the honest one. */
export function readLadders(set: 'development' | 'held-out-own' | 'held-out' = 'development'): Ladder[] {
  const folder = new URL(`./${set}/`, import.meta.url)
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const read = (file: string) => readFileSync(new URL(`${name}/${file}.txt`, folder), 'utf8')
      const resumeOf = (rung: Rung) => [rung, read(rung === 'honest' ? 'resume' : rung)] as const
      return { name, ad: read('ad'), resumes: Object.fromEntries(rungs.map(resumeOf)) as Record<Rung, string> }
    })
}

/**
 * Whether a score ranks people as a fair reader would.
 * @param scoreOf 0 to 100 for a resume and an ad
 */
export function measureLadder(scoreOf: (resume: string, ad: string) => number, ladders = readLadders()): LadderFigures {
  const rows = ladders.map(({ name, ad, resumes }) => {
    const scores = Object.fromEntries(rungs.map((rung) => [rung, scoreOf(resumes[rung], ad)])) as Record<Rung, number>
    return { name, scores, faults: faultsOf(scores) }
  })
  const least = (of: (scores: Record<Rung, number>) => number) => Math.min(...rows.map(({ scores }) => of(scores)))
  return {
    rows,
    kept: rows.filter(({ faults }) => faults.length === 0).length,
    margins: {
      perfectOverHonest: least(({ perfect, honest }) => perfect - honest),
      honestOverWeak: least(({ honest, weak }) => honest - weak),
      weakOverWorst: least(({ weak, stuffed, unrelated }) => weak - Math.max(stuffed, unrelated)),
      spread: least(({ perfect, stuffed, unrelated }) => perfect - Math.max(stuffed, unrelated)),
      honestOverPasted: least(({ honest, pasted }) => honest - pasted),
    },
  }
}

function faultsOf({ perfect, honest, weak, stuffed, unrelated, pasted }: Record<Rung, number>): string[] {
  const worst = Math.max(stuffed, unrelated)
  const faults: [boolean, string][] = [
    [perfect > honest, 'perfect is not above honest'],
    [honest > weak, 'honest is not above weak'],
    [weak > worst, 'weak is not above stuffed and unrelated'],
    [perfect - worst >= leastSpread, `perfect is less than ${leastSpread} above stuffed or unrelated`],
    [pasted < honest, 'the pasted ad is not below honest'],
  ]
  return faults.filter(([holds]) => !holds).map(([, fault]) => fault)
}
