import { interviewRounds } from '../../../api/contract/interview-rounds.ts'
import type { OwnScore } from '../../platform/local-store.ts'
import { allFeatures } from '../features.ts'

/** Of each feature, oldest first; the feature used last comes first. */
export function byFeature(scores: readonly OwnScore[]): OwnScore[][] {
  const groups = Map.groupBy(
    scores.toSorted((one, other) => one.atMs - other.atMs),
    ({ feature }) => feature,
  )
  return [...groups.values()].sort((one, other) => other.at(-1)!.atMs - one.at(-1)!.atMs)
}

export const nameOf = ({ feature }: Pick<OwnScore, 'feature'>): string => allFeatures.find(({ id }) => id === feature)!.name

export const mostOf = ({ feature }: Pick<OwnScore, 'feature'>): number => (feature === 'resume' ? 100 : 10)

/** "78" of 100, "7.2" of 10 */
export const figureOf = ({ feature, score }: Pick<OwnScore, 'feature' | 'score'>): string =>
  score.toFixed(feature === 'resume' ? 0 : 1)

export const roundOf = ({ round }: OwnScore): string | null => round && interviewRounds[round].title

const figure = (points: number) => String(Math.round(points * 10) / 10)

const partsOf = ({ parts }: OwnScore): string =>
  parts.map(({ label, points, most }) => `${label}: ${figure(points)}/${figure(most)}`).join(', ')

/** Swedish dates are ISO 8601. */
const dayOf = (atMs: number) => new Date(atMs).toLocaleDateString('sv-SE')

/** For a spreadsheet. No cell holds a word of the user's. */
export function scoresFile(scores: readonly OwnScore[]): File {
  const rows = scores
    .toSorted((one, other) => one.atMs - other.atMs)
    .map((each) => [dayOf(each.atMs), nameOf(each), roundOf(each) ?? '', figureOf(each), mostOf(each), partsOf(each)])
  const lines = [['Date', 'Feature', 'Round', 'Score', 'Of', 'Parts'], ...rows].map((cells) =>
    cells.map((cell) => `"${cell}"`).join(','),
  )
  return new File([`${lines.join('\r\n')}\r\n`], 'greenroom-scores.csv', { type: 'text/csv' })
}
