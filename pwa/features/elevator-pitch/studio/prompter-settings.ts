import { keptSettings } from '../../../platform/kept-settings.ts'
import { type Pace, paces } from './prompter-pace.ts'

/** Six lines of the default size fit in the upper part of a phone. */
export const textSizesPx = [20, 24, 28, 34] as const
export type TextSizePx = (typeof textSizesPx)[number]

export interface PrompterSettings {
  isOn: boolean
  pace: Pace
  sizePx: TextSizePx
}

const usual: PrompterSettings = { isOn: true, pace: 1, sizePx: 24 }

/** A stored value that is no longer a choice becomes the default. */
export function settingsFrom(text: string | null): PrompterSettings {
  try {
    const { isOn, pace, sizePx } = JSON.parse(text ?? '{}') as Partial<PrompterSettings>
    return {
      isOn: isOn !== false,
      pace: paces.find((one) => one === pace) ?? usual.pace,
      sizePx: textSizesPx.find((one) => one === sizePx) ?? usual.sizePx,
    }
  } catch {
    return usual
  }
}

export function nextSize(sizePx: TextSizePx, step: 1 | -1): TextSizePx {
  return textSizesPx[textSizesPx.indexOf(sizePx) + step] ?? sizePx
}

export const prompterSettingsAtom = keptSettings('greenroom-teleprompter', settingsFrom)
