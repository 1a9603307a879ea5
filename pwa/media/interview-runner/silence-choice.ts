/** Hands-free: silence this long ends an answer, ms; null for never (a tap or the headset's button ends it). */
export type SilenceChoice = number | null

/** Specification of hands-free: 4 s unless chosen otherwise, 4 to 12 s, or never. */
export const usualSilenceMs = 4_000
export const silenceChoices: readonly SilenceChoice[] = [4_000, 6_000, 8_000, 10_000, 12_000, null]

export function silenceWords(quietForMs: SilenceChoice): string {
  return quietForMs === null ? 'Never, I tap when done' : `After ${quietForMs / 1_000} seconds of silence`
}

/** Two ticks say that the silence is about to end the answer, so that who only thinks can go on. */
const warnAtLeftMs = [2_000, 1_000] as const

/** Whether one of the two warning marks has just been passed. @param spokenMs thinking before the first words ends nothing */
export function warnsOfEnd(beforeQuietMs: number, quietMs: number, spokenMs: number, quietForMs: SilenceChoice): boolean {
  if (quietForMs === null || spokenMs < spokenAtLeastMs) return false
  return warnAtLeftMs.some((leftMs) => beforeQuietMs < quietForMs - leftMs && quietMs >= quietForMs - leftMs)
}

/** Less speech than this is a cough or a beginning, not an answer. */
export const spokenAtLeastMs = 2_000
