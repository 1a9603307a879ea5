import places from '../../../data/places.json' with { type: 'json' }
import { stemKey } from '../../../text/tokens.ts'

const keys = new Set(places.map(stemKey))

/** Whether a capitalised phrase is a place, a legal form or another capital word of ads that is no skill. */
export function isPlaceOrForm(phrase: string): boolean {
  return keys.has(stemKey(phrase))
}
