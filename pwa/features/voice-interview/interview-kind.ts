import type { VoiceInterviewDone, voiceInterviewSections } from '../../../api/contract/voice-interview.ts'
import { createGeneration } from '../../generation/create-generation.ts'
import type { Generation } from '../../generation/generation.ts'
import type { PartsOf } from '../../generation/generation-kind.ts'

export type Started = Generation<PartsOf<typeof voiceInterviewSections>, VoiceInterviewDone>

export const startFailed = 'Failed to start interview session. Please try again.'

/** Paid once: after a reload they are fetched. */
export const startGeneration = createGeneration({
  path: '/api/analyze',
  storageKey: 'greenroom:voice-interview',
  schemas: async () => {
    const contract = await import('../../../api/contract/voice-interview.ts')
    return { sections: contract.voiceInterviewSections, done: contract.VoiceInterviewDone }
  },
  takesTold: true,
  failed: startFailed,
  isStoredElsewhere: true,
})
