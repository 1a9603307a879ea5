import { parseArgs } from 'node:util'

const modes = ['soak', 'load', 'limit', 'bombs', 'texts'] as const
export type Mode = (typeof modes)[number]

export interface Settings {
  mode: Mode
  people: number
  minutes: number
  /** How many users join in each step of `limit`. */
  step: number
  seed: number
  /** 1: users pause for 3 to 9 s and speak for 10 to 30; less is faster. */
  pace: number
  firstByteMs: number
  tokensPerSecond: number
  looksPerSecond: number
  profileDir: string | undefined
}

const usual: Record<Mode, Pick<Settings, 'people' | 'minutes' | 'pace'>> = {
  soak: { people: 6, minutes: 60, pace: 0.5 },
  load: { people: 50, minutes: 10, pace: 1 },
  limit: { people: 25, minutes: 2, pace: 1 },
  bombs: { people: 10, minutes: 2, pace: 0.5 },
  texts: { people: 10, minutes: 2, pace: 0.5 },
}

const numbers = ['people', 'minutes', 'step', 'seed', 'pace', 'first-byte-ms', 'tokens-per-second', 'looks-per-second'] as const

/** @throws Error with what can be typed */
export function readSettings(args: string[]): Settings {
  const options = Object.fromEntries([...numbers, 'profile'].map((name) => [name, { type: 'string' as const }]))
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const mode = (positionals[0] ?? 'soak') as Mode
  if (!modes.includes(mode)) throw new Error(`There is no ${mode}; there are ${modes.join(', ')}.`)
  const number = (name: (typeof numbers)[number], fallback: number) => {
    const value = Number(values[name] ?? fallback)
    if (!Number.isFinite(value) || value < 0) throw new Error(`--${name} is a number, not ${values[name]}.`)
    return value
  }
  const { people, minutes, pace } = usual[mode]
  return {
    mode,
    people: number('people', people),
    minutes: number('minutes', minutes),
    step: number('step', 25),
    seed: number('seed', 20_261_122),
    pace: number('pace', pace),
    firstByteMs: number('first-byte-ms', 800),
    tokensPerSecond: number('tokens-per-second', 80),
    looksPerSecond: number('looks-per-second', 10),
    profileDir: values.profile as string | undefined,
  }
}
