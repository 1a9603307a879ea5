import { keptSettings } from '../../platform/kept-settings.ts'
import { spokenAtLeastMs } from '../recorder/silence.ts'

/** Time per answer. The summary says which one was used. */
export const allowances = {
  usual: { limitMs: 120_000, label: '2 minutes an answer', note: null },
  double: {
    limitMs: 240_000,
    label: 'Double time, 4 minutes an answer',
    note: 'You used double time (4 minutes per answer).',
  },
  /** Even untimed answers end: a recording forgotten in a pocket must not fill the device. */
  untimed: {
    limitMs: 600_000,
    label: 'No countdown, up to 10 minutes an answer',
    note: 'You had no countdown. Real interviewers may expect about 2 minutes.',
  },
}

export type TimeAllowance = keyof typeof allowances

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

/** Kept on this device: users who need double time need it every day. */
interface PracticeSettings {
  isHandsFree: boolean
  silence: SilenceChoice
  allowance: TimeAllowance
  /** The interviewer may ask again after a thin answer. */
  followsUp: boolean
}

const usual: PracticeSettings = { isHandsFree: false, silence: usualSilenceMs, allowance: 'usual', followsUp: false }

export const practiceSettingsAtom = keptSettings('greenroom-practice-settings', usual)
