import { atom } from 'jotai'
import { type Pace, paces } from './prompter-pace.ts'

/** Text sizes in px; six lines of the usual one stand in the upper part of a phone. */
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
const keptUnder = 'greenroom-teleprompter'

/** Reads what was kept; anything that is not a choice of today is the usual one. */
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

function kept(): string | null {
  try {
    return localStorage.getItem(keptUnder)
  } catch {
    // No storage: the usual settings each time.
    return null
  }
}

const storedAtom = atom(settingsFrom(kept()))

export const prompterSettingsAtom = atom(
  (get) => get(storedAtom),
  (get, set, change: Partial<PrompterSettings>) => {
    const next = { ...get(storedAtom), ...change }
    set(storedAtom, next)
    try {
      localStorage.setItem(keptUnder, JSON.stringify(next))
    } catch {
      // As above: they hold as long as this page.
    }
  },
)
