import { createGeneration } from '../../generation/create-generation.ts'

export const spokenResumeGeneration = createGeneration({
  path: '/api/voice-to-resume/generate',
  storageKey: 'greenroom:voice-to-resume',
  schemas: async () => {
    const contract = await import('../../../api/contract/voice-to-resume.ts')
    return { sections: contract.spokenResumeSections, done: contract.SpokenResumeDone }
  },
  failed: 'Your resume could not be generated. Please try again.',
  notPrepared: 'Your recording could not be read from this device. Please record it again.',
})

export const spokenResumeAtom = spokenResumeGeneration.generationAtom
