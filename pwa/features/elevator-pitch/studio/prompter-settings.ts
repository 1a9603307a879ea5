import { countWords, pitch } from '../../../../api/contract/limits.ts'
import { keptSettings } from '../../../platform/kept-settings.ts'

export const paces = [0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5] as const
export type Pace = (typeof paces)[number]

export function nextPace(pace: Pace, step: 1 | -1): Pace {
  return paces[paces.indexOf(pace) + step] ?? pace
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
const textSizesPx = [20, 24, 28, 34] as const
type TextSizePx = (typeof textSizesPx)[number]

interface PrompterSettings {
  isOn: boolean
  pace: Pace
  sizePx: TextSizePx
}

const usual: PrompterSettings = { isOn: true, pace: 1, sizePx: 24 }

export function nextSize(sizePx: TextSizePx, step: 1 | -1): TextSizePx {
  return textSizesPx[textSizesPx.indexOf(sizePx) + step] ?? sizePx
}

export const prompterSettingsAtom = keptSettings('greenroom-teleprompter', usual)
