import type { Attempt } from '../../answer-review/attempts.ts'
import type { OtherTake } from '../../answer-review/other-takes.tsx'
import type { TakeProgress } from './answer-progress.ts'

export function attemptsAmong(takes: readonly TakeProgress[], answerId: string): Attempt[] {
  const upTo = takes.findIndex(({ answer }) => answer.id === answerId)
  return takes.slice(0, upTo + 1).flatMap(({ number, progress }) => {
    if (progress.state !== 'ready' || progress.feedback.provisional) return []
    const { score, delivery } = progress.feedback
    return [{ label: `Take ${number}`, score, delivery }]
  })
}

export const otherTakesAmong = (takes: readonly TakeProgress[], answerId: string): OtherTake[] =>
  takes
    .filter(({ answer }) => answer.id !== answerId)
    .map(({ number, answer, progress }) => ({
      number,
      answer,
      words: ('transcript' in progress && progress.transcript) || null,
      score: progress.state === 'ready' && !progress.feedback.provisional ? progress.feedback.score : null,
    }))
