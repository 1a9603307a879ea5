import { atom } from 'jotai'
import { type SilenceChoice, silenceChoices, usualSilenceMs } from './silence-choice.ts'
import { answerLimitMs, type TimeAllowance } from './time-allowance.ts'

/** How somebody practices. Kept on this device: who needs double time needs it every day. */
export interface PracticeSettings {
  isHandsFree: boolean
  silence: SilenceChoice
  allowance: TimeAllowance
}

const usual: PracticeSettings = { isHandsFree: false, silence: usualSilenceMs, allowance: 'usual' }
const keptUnder = 'greenroom-practice-settings'

/** Reads what was kept; anything that is not a choice of today is the usual one. */
export function settingsFrom(text: string | null): PracticeSettings {
  try {
    const { isHandsFree, silence, allowance } = JSON.parse(text ?? '{}') as Partial<PracticeSettings>
    return {
      isHandsFree: isHandsFree === true,
      silence: silenceChoices.find((choice) => choice === silence) ?? (silence === null ? null : usual.silence),
      allowance: allowance && Object.hasOwn(answerLimitMs, allowance) ? allowance : usual.allowance,
    }
  } catch {
    return usual
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(keptUnder)
  } catch {
    // No storage: the usual settings each time.
    return null
  }
}

const storedAtom = atom(settingsFrom(kept()))

export const practiceSettingsAtom = atom(
  (get) => get(storedAtom),
  (get, set, change: Partial<PracticeSettings>) => {
    const next = { ...get(storedAtom), ...change }
    set(storedAtom, next)
    try {
      localStorage.setItem(keptUnder, JSON.stringify(next))
    } catch {
      // As above: they hold as long as this page.
    }
  },
)
