import { countWords, pitch } from '../../../../api/contract/limits.ts'
import { keptSettings } from '../../../platform/kept-settings.ts'

export const paces = [0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5] as const
export type Pace = (typeof paces)[number]

/** The neighbor in a list of steps, or the same at its end. */
export function nextIn<Value>(steps: readonly Value[], value: Value, by: 1 | -1): Value {
  return steps[steps.indexOf(value) + by] ?? value
}

/** At pace 1: 150 words a minute, so 150 to 225 words take 60 to 90 s. A longer script moves faster, to fit the recording. At least one second. */
export function scriptMs(script: string): number {
  const seconds = (countWords(script) * 60) / pitch.wordsPerMinute
  return Math.max(1, Math.min(seconds, pitch.recordingMaxSeconds)) * 1_000
}

/** 150 at pace 1 for a script of 150 to 225 words. */
export function wordsPerMinute(script: string, pace: Pace): number {
  return Math.round((countWords(script) / (scriptMs(script) / 60_000)) * pace)
}

/** Six lines of the default size fit in the upper part of a phone. */
export const textSizesPx = [20, 24, 28, 34] as const

interface PrompterSettings {
  isOn: boolean
  pace: Pace
  sizePx: (typeof textSizesPx)[number]
}

const usual: PrompterSettings = { isOn: true, pace: 1, sizePx: 24 }

export const prompterSettingsAtom = keptSettings('greenroom-teleprompter', usual)
