import type { PitchOptions, PitchSection } from '../../../contract/elevator-pitch.ts'
import { bestChoices, scriptOf } from '../../../contract/pitch-choices.ts'
import type { PitchCoach, ReviewPitchInput, WritePitchInput, WrittenPitch } from '../../coach.ts'
import { readMatch } from '../../reading/built-in/read-match.ts'
import type { MatchReading } from '../../reading/match-reading.ts'
import { pitchFindings, scorePitch } from '../../score/pitch/pitch-parts.ts'
import { compareScript } from '../../score/pitch/script-comparison.ts'
import { pitchOptions } from './pitch-options.ts'
import { suggestionsFor } from './suggestions.ts'

type Of<Section extends PitchSection['section']> = Extract<PitchSection, { section: Section }>

export type ReviewedPitch = ReturnType<typeof reviewedPitch>

/** The pitch coach that needs no model: reads, counts and quotes, always the same for the same input. */
export function builtinPitch(now: () => Date): PitchCoach {
  return {
    writePitch: async (input) => writeScript(input, now()),
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

/** A draft with the best-fitting lines of each choice, for the user to change and fill. @param resumeText '' makes one from the ad alone */
export function writeScript({ resumeText, jobDescription, told }: Omit<WritePitchInput, 'signal'>, today: Date): WrittenPitch {
  const options = pitchOptions(readMatch(resumeText, jobDescription, today.getUTCFullYear(), { told }), jobDescription)
  return { script: draftOf(options), options, coach: 'builtin' }
}

const draftOf = (options: PitchOptions) => scriptOf(bestChoices(options), options)

/**
 * The numbers of a pitch, and the built-in coach's words for each section, made when asked for.
 * @param heard what a connected model heard; without it the pitch is read by rules
 */
export function reviewedPitch(input: Omit<ReviewPitchInput, 'signal'>, today: Date, heard?: Parameters<typeof scorePitch>[1]) {
  const { transcript, words, script, resumeText, jobDescription } = input
  const numbers = scorePitch({ ...input, source: input.source ?? 'recognised' }, heard)
  const { reading, scoreParts } = numbers
  const scriptComparison = compareScript(script, transcript)
  const score: Of<'score'> = {
    section: 'score',
    data: {
      score: numbers.score,
      scoreParts,
      findings: pitchFindings(reading, transcript, words),
      delivery: reading.delivery,
      scriptComparison,
    },
  }
  let known: MatchReading | undefined
  const draft = () => draftOf(pitchOptions(match(), jobDescription))
  const match = () => (known ??= readMatch(resumeText, jobDescription, today.getUTCFullYear()))
  return {
    numbers,
    score,
    suggestions: (): Of<'suggestions'> => ({
      section: 'suggestions',
      data: { suggestions: suggestionsFor(numbers, match(), scriptComparison) },
    }),
    // Rules cannot tell a pitch better or another way: that takes understanding. What is no pitch gets a draft to begin with.
    refined: (): Of<'refined'> => ({ section: 'refined', data: { refinedPitch: reading.verdict === 'pitch' ? '' : draft() } }),
    alternate: (): Of<'alternate'> => ({ section: 'alternate', data: { alternateExample: '' } }),
  }
}
