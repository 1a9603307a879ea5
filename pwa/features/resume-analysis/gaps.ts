import { toldLines } from '../../../api/contract/limits.ts'
import type { GapQuestion } from '../../../api/contract/told-line.ts'
import { isAbout, type ToldAnswer } from '../../generation/told-answers.ts'

/** Two rounds, so that no one sits before ten questions. */
export const gapsPerRound = toldLines.atMost / 2

/** Up to where the round that is under way goes, counted in answers. */
export const roundEnd = (answered: number, wantsMore: boolean) =>
  answered > gapsPerRound || (answered === gapsPerRound && wantsMore) ? toldLines.atMost : gapsPerRound

const isSame = (one: GapQuestion, other: GapQuestion) => isAbout(one, other)

/** What is still asked: the newest questions, in the words in which they were asked first, without those that were answered. */
export function openGaps(
  newest: readonly GapQuestion[],
  first: readonly GapQuestion[],
  answers: readonly ToldAnswer[],
): GapQuestion[] {
  return newest
    .map((gap) => first.find((asked) => isSame(asked, gap)) ?? gap)
    .filter((gap) => !answers.some(({ line }) => isAbout(gap, line)))
    .slice(0, toldLines.atMost - answers.length)
}
