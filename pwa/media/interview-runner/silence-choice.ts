import { spokenAtLeastMs } from '../recorder/silence.ts'

export type SilenceChoice = number | null

export const usualSilenceMs = 4_000
export const silenceChoices: readonly SilenceChoice[] = [4_000, 6_000, 8_000, 10_000, 12_000, null]

export function silenceWords(quietForMs: SilenceChoice): string {
  return quietForMs === null ? 'Never, I tap when done' : `After ${quietForMs / 1_000} seconds of silence`
}

/** Two ticks before silence ends the answer, so a user who was thinking can go on. */
const warnAtLeftMs = [2_000, 1_000] as const

/** Whether a warning is due. Silence before the first words ends nothing. */
export function warnsOfEnd(beforeQuietMs: number, quietMs: number, spokenMs: number, quietForMs: SilenceChoice): boolean {
  if (quietForMs === null || spokenMs < spokenAtLeastMs) return false
  return warnAtLeftMs.some((leftMs) => beforeQuietMs < quietForMs - leftMs && quietMs >= quietForMs - leftMs)
}
