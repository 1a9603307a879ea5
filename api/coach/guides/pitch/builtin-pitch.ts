import type { PitchOptions, PitchSection, WrittenPitchSection } from '../../../contract/elevator-pitch.ts'
import { bestChoices, scriptOf } from '../../../contract/pitch-choices.ts'
import type { ReviewPitchInput, WritePitchInput, WrittenPitch } from '../../coach.ts'
import { readMatch } from '../../reading/built-in/read-match.ts'
import type { MatchReading } from '../../reading/match-reading.ts'
import { pitchFindings, scorePitch } from '../../score/pitch/pitch-parts.ts'
import { compareScript } from '../../score/pitch/script-comparison.ts'
import { pitchOptions } from './pitch-options.ts'
import { suggestionsFor } from './suggestions.ts'

export type ReviewedPitch = ReturnType<typeof reviewedPitch>

export const writtenSections: readonly WrittenPitchSection[] = ['suggestions', 'refined', 'alternate']

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
  const score = {
    section: 'score' as const,
    data: {
      score: numbers.score,
      scoreParts,
      findings: pitchFindings(reading, transcript, words),
      delivery: reading.delivery,
      scriptComparison,
    },
  }
  let match: MatchReading | undefined
  function builtin(section: WrittenPitchSection): Exclude<PitchSection, { section: 'transcript' }> {
    // Rules cannot tell a pitch better or another way: that takes understanding. What is no pitch gets a draft to begin with.
    if (section === 'alternate') return { section, data: { alternateExample: '' } }
    if (section === 'refined' && reading.verdict === 'pitch') return { section, data: { refinedPitch: '' } }
    match ??= readMatch(resumeText, jobDescription, today.getUTCFullYear())
    if (section === 'refined') return { section, data: { refinedPitch: draftOf(pitchOptions(match, jobDescription)) } }
    return { section, data: { suggestions: suggestionsFor(numbers, match, scriptComparison) } }
  }
  return { numbers, score, builtin }
}
