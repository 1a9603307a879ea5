import { keptSettings } from '../../../platform/kept-settings.ts'
import { type Pace, paces } from './prompter-pace.ts'

/** Text sizes in px; six lines of the usual one fit in the upper part of a phone. */
export const textSizesPx = [20, 24, 28, 34] as const
export type TextSizePx = (typeof textSizesPx)[number]

/** How somebody reads from the screen. Kept on this device. */
export interface PrompterSettings {
  isOn: boolean
  pace: Pace
  sizePx: TextSizePx
  /** For a pane of glass before the lens. */
  isMirrored: boolean
}

const usual: PrompterSettings = { isOn: true, pace: 1, sizePx: 24, isMirrored: false }

/** Reads what was kept; what is no longer a choice becomes the usual one. */
export function settingsFrom(text: string | null): PrompterSettings {
  try {
    const { isOn, pace, sizePx, isMirrored } = JSON.parse(text ?? '{}') as Partial<PrompterSettings>
    return {
      isOn: isOn !== false,
      pace: paces.find((one) => one === pace) ?? usual.pace,
      sizePx: textSizesPx.find((one) => one === sizePx) ?? usual.sizePx,
      isMirrored: isMirrored === true,
    }
  } catch {
    return usual
  }
}

/** The next text size in this direction; the last one stays. */
export function nextSize(sizePx: TextSizePx, step: 1 | -1): TextSizePx {
  return textSizesPx[textSizesPx.indexOf(sizePx) + step] ?? sizePx
}

export const prompterSettingsAtom = keptSettings('greenroom-teleprompter', settingsFrom)
