import { keptSettings } from '../../platform/kept-settings.ts'
import { type SilenceChoice, silenceChoices, usualSilenceMs } from './silence-choice.ts'
import { answerLimitMs, type TimeAllowance } from './time-allowance.ts'

/** Kept on this device: users who need double time need it every day. */
export interface PracticeSettings {
  isHandsFree: boolean
  silence: SilenceChoice
  allowance: TimeAllowance
  /** The interviewer may ask again after a thin answer. */
  followsUp: boolean
}

const usual: PracticeSettings = { isHandsFree: false, silence: usualSilenceMs, allowance: 'usual', followsUp: false }

/** A stored value that is no longer a choice becomes the default. */
export function settingsFrom(text: string | null): PracticeSettings {
  try {
    const { isHandsFree, silence, allowance, followsUp } = JSON.parse(text ?? '{}') as Partial<PracticeSettings>
    return {
      isHandsFree: isHandsFree === true,
      silence: silenceChoices.find((choice) => choice === silence) ?? (silence === null ? null : usual.silence),
      allowance: allowance && Object.hasOwn(answerLimitMs, allowance) ? allowance : usual.allowance,
      followsUp: followsUp === true,
    }
  } catch {
    return usual
  }
}

export const practiceSettingsAtom = keptSettings('greenroom-practice-settings', settingsFrom)
