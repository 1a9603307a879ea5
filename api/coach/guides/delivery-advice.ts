import type { Delivery } from '../../contract/answer-feedback.ts'
import { paceFull } from '../score/delivery/delivery-shares.ts'
import type { Filling } from './sentence-templates.ts'
import { listed } from './wording.ts'

const mostFillers = 3

/** What to do about a pace that was measured and is not comfortable. */
export function paceAdvice<Name extends string>(
  say: (name: Name, filling: Filling) => string,
  { wordsPerMinute }: Delivery,
  tooSlow: Name,
  tooFast: Name,
): string {
  const { fromWordsPerMinute: from, toWordsPerMinute: to } = paceFull
  return say(wordsPerMinute! < from ? tooSlow : tooFast, { words: wordsPerMinute!, from, to })
}

/** "One silence", "3 silences". */
export function countedSilences({ pauses }: Delivery): string {
  return pauses?.length === 1 ? 'One silence' : `${pauses?.length ?? 0} silences`
}

/** "“um” 4 times and “you know” once". */
export function countedFillers({ fillers }: Delivery): string {
  return listed(fillers!.slice(0, mostFillers).map(({ text, count }) => `“${text}” ${count === 1 ? 'once' : `${count} times`}`))
}
