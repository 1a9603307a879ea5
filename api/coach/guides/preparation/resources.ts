import type { InterviewPrepSectionData } from '../../../contract/interview-prep.ts'
import { fieldOfAd } from '../questions/field-of-ad.ts'
import type { Material } from './material.ts'
import data from './resources.json' with { type: 'json' }

type Resource = InterviewPrepSectionData<'resources'>['resources'][number]

/** Kinds of sources to read before this round, for the field of work of the ad: no titles and no links, which would be invented. */
export function resourcesFor({ round, reading }: Pick<Material, 'round' | 'reading'>): Resource[] {
  const { id } = fieldOfAd(reading)
  const ofField = data.fields.find(({ fields }) => fields.includes(id))
  return [...data.rounds[round], ...(ofField?.resources ?? data.anyField)]
}
