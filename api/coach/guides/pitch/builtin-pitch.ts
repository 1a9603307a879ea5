import type { PitchSection } from '../../../contract/elevator-pitch.ts'
import type { PitchCoach, ReviewPitchInput } from '../../pitch-coach.ts'
import { pitchFindings } from '../../score/pitch/pitch-findings.ts'
import { type PitchNumbers, scorePitch } from '../../score/pitch/score-pitch.ts'
import { compareScript } from '../../score/pitch/script-comparison.ts'
import { type PitchMaterial, pitchMaterial } from './pitch-material.ts'
import { alternatePitch, refinedPitch } from './retold-pitch.ts'
import { suggestionsFor } from './suggestions.ts'
import { writeScript } from './write-pitch.ts'

type Of<Section extends PitchSection['section']> = Extract<PitchSection, { section: Section }>

/** A reviewed pitch: its numbers, and the built-in coach's words for each section, made when asked for. */
export interface ReviewedPitch {
  numbers: PitchNumbers
  material: PitchMaterial
  score: Of<'score'>
  suggestions(): Of<'suggestions'>
  refined(): Of<'refined'>
  alternate(): Of<'alternate'>
}

/** The pitch coach that needs no model: reads, counts and writes by rules, always the same for the same input. */
export function builtinPitch(now: () => Date): PitchCoach {
  return {
    async writePitch({ resumeText, jobDescription }) {
      return { script: writeScript(resumeText, jobDescription, now()), coach: 'builtin' }
    },
    async *reviewPitch(input) {
      const review = reviewedPitch(input, now())
      yield review.score
      for (const section of ['suggestions', 'refined', 'alternate'] as const) {
        input.signal.throwIfAborted()
        yield review[section]()
      }
    },
  }
}

export function reviewedPitch(input: Omit<ReviewPitchInput, 'signal'>, today: Date): ReviewedPitch {
  const { transcript, words, script, resumeText, jobDescription } = input
  const numbers = scorePitch({ ...input, source: input.source ?? 'recognised' })
  const { reading, score, scoreParts } = numbers
  const material = pitchMaterial(resumeText, jobDescription, today)
  const scriptComparison = compareScript(script, transcript, words)
  return {
    numbers,
    material,
    score: {
      section: 'score',
      data: {
        score,
        scoreParts,
        findings: pitchFindings(reading, transcript, words),
        delivery: reading.delivery,
        scriptComparison,
      },
    },
    suggestions: () => ({
      section: 'suggestions',
      data: { suggestions: suggestionsFor(reading, scoreParts, material, scriptComparison) },
    }),
    refined: () => ({ section: 'refined', data: { refinedPitch: refinedPitch(reading, material) } }),
    alternate: () => ({ section: 'alternate', data: { alternateExample: alternatePitch(reading, material) } }),
  }
}
