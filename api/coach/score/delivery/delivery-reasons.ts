import type { Delivery } from '../../../contract/answer-feedback.ts'
import { counted } from '../counted.ts'
import { paceFull } from './delivery-shares.ts'

/** How the points of a measured figure of delivery came about, in a sentence; what was not measured has none to give. */
export const deliveryReasons = {
  pace({ wordsPerMinute }: Delivery): string {
    const { fromWordsPerMinute: from, toWordsPerMinute: to } = paceFull
    const where = wordsPerMinute! < from ? 'slower than' : wordsPerMinute! > to ? 'faster than' : 'within'
    return `${wordsPerMinute} words a minute, ${where} the comfortable ${from} to ${to}.`
  },
  pauses({ pauses, longPauses }: Delivery): string {
    return pauses!.length === 0
      ? 'No silence of two seconds or more.'
      : `${counted(pauses!.length, 'silence')} of two seconds or more, ${longPauses} of them four or more.`
  },
  fillers({ fillers, fillersPerMinute }: Delivery): string {
    const count = fillers!.reduce((sum, filler) => sum + filler.count, 0)
    return `${counted(count, 'filler')}${fillersPerMinute === null ? '' : `, ${fillersPerMinute} a minute`}; up to 5 a minute is fine.`
  },
}
