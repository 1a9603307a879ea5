import type { InterviewPrepSectionData } from '../../../contract/interview-prep.ts'
import type { AdReading } from '../../reading/match-reading.ts'
import type { Material } from './material.ts'
import data from './resources.json' with { type: 'json' }

type Resource = InterviewPrepSectionData<'resources'>['resources'][number]

const fields = data.fields.map(({ suits, resources }) => ({ suits: new RegExp(`\\b(?:${suits})\\b`, 'gi'), resources }))

/** Kinds of sources to read before this round, for the field of work of the ad: no titles and no links, which would be invented. */
export function resourcesFor({ round, reading }: Pick<Material, 'round' | 'reading'>): Resource[] {
  return [...data.rounds[round], ...(fieldOf(reading.ad)?.resources ?? data.anyField)]
}

const fewestWords = 2
/** A word of the title says more than one of the text. */
const ofTitle = 3

/** The field whose words the ad holds most of; null where it holds hardly any. */
function fieldOf({ title, units }: Pick<AdReading, 'title' | 'units'>) {
  const text = units.map((unit) => unit.text).join('\n')
  const held = fields.map((field) => ({
    field,
    words: different(text, field.suits) + ofTitle * different(title ?? '', field.suits),
  }))
  const best = held.reduce((one, other) => (other.words > one.words ? other : one))
  return best.words >= fewestWords ? best.field : null
}

const different = (text: string, words: RegExp) => new Set(text.toLowerCase().match(words)).size
