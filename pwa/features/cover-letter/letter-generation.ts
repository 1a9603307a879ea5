import { atom } from 'jotai'
import { creditReasons } from '../../../api/contract/prices.ts'
import { createGeneration } from '../../generation/create-generation.ts'
import { draftAtom, isSameAd, jobDescriptionDraftAtom } from '../../platform/draft.ts'
import { isBuiltInAtom } from '../../session/auth/session.ts'

export const letterGeneration = createGeneration({
  path: '/api/cover-letter/generate',
  storageKey: 'greenroom:cover-letter',
  schemas: async () => {
    const contract = await import('../../../api/contract/cover-letter.ts')
    return { sections: contract.coverLetterSections, done: contract.CoverLetterDone }
  },
  takesTold: true,
  failed: 'Failed to write the cover letter. Please try again.',
})

export const letterAtom = letterGeneration.generationAtom

/** Without a model there is only a draft, which is free. */
export const letterCreditsAtom = atom((get) => (get(isBuiltInAtom) ? 0 : creditReasons.cover_letter))

/** `ad`: the one whose letter used it, so that it is not offered for another employer; '' before. */
interface KeptWhy {
  text: string
  ad: string
}

const keptWhyAtom = draftAtom<KeptWhy>('cover-letter-why', { text: '', ad: '' })

/** Why this employer, in the user's words. */
export const whyAtom = atom(
  (get) => {
    const { text, ad } = get(keptWhyAtom)
    return ad === '' || isSameAd(ad, get(jobDescriptionDraftAtom)) ? text : ''
  },
  (_, set, text: string, ad: string = '') => set(keptWhyAtom, { text, ad }),
)
