import { rememberedDevices } from '../../platform/media-devices.ts'
import { listenToHeadset } from '../../platform/media-session.ts'
import { openSpeaker } from '../../platform/speech-synthesis.ts'
import { keepScreenOn } from '../../platform/wake-lock.ts'
import type { RunnerDeps } from './runner-state.ts'
import { pageSounds } from './sounds.ts'

/** The one voice of this page: iOS unlocks it in a tap, long before the first question is there. */
export const pageSpeaker = openSpeaker()

/** What of a room's world is the same on every page: voice, sounds, clock, screen, headset. */
export const pageDeps = {
  speaker: pageSpeaker,
  sounds: pageSounds,
  devices: rememberedDevices,
  every(ms, work) {
    const timer = setInterval(work, ms)
    return () => clearInterval(timer)
  },
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  keepAwake: keepScreenOn,
  listenToHeadset: (pressed) => listenToHeadset('Practice', { pressed }),
} satisfies Partial<RunnerDeps>
