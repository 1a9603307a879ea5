import type { z } from 'zod'
import type { ScriptDone, scriptSections } from '../../../api/contract/elevator-pitch.ts'
import { pitchTexts } from '../../../api/contract/elevator-pitch-texts.ts'
import { creditReasons } from '../../../api/contract/prices.ts'
import { createGeneration } from '../../generation/create-generation.ts'
import type { Generation, GenerationEvent } from '../../generation/generation.ts'
import type { PartsOf } from '../../generation/generation-kind.ts'

export const scriptCredits = creditReasons.elevator_pitch

export const scriptGeneration = createGeneration({
  path: '/api/elevator-pitch/generate',
  storageKey: 'greenroom:pitch-script',
  schemas: async () => {
    const contract = await import('../../../api/contract/elevator-pitch.ts')
    return { sections: contract.scriptSections, done: contract.ScriptDone }
  },
  body: 'json',
  takesTold: true,
  failed: pitchTexts.scriptFailed,
  asksOnlyWhileRunning: true,
})

export const scriptGenerationAtom = scriptGeneration.generationAtom

/** An unedited script that the built-in coach wrote because the AI failed. */
export function isStandInScript({ last }: ScriptGeneration, script: string): boolean {
  return last !== null && last.done.standIns.length > 0 && last.received.script?.script === script
}

type ScriptGeneration = Generation<PartsOf<typeof scriptSections>, z.infer<typeof ScriptDone>>
export type ScriptEvent = GenerationEvent<PartsOf<typeof scriptSections>, z.infer<typeof ScriptDone>>
