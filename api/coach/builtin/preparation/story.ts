import type { RoundVoice } from './round-voice.ts'

/** One question's answer, once in the four lines of STAR and once as one would say it. */
export interface Answer {
  star: string
  spoken: string
}

type Story = RoundVoice['story']
type StoryPart = keyof Story

/** Each part turns at its own pace, so that no answers of a set are built alike. */
const pace: Record<StoryPart, number> = { settings: 0, parts: 1, steps: 2, outcomes: 3, openers: 1, closes: 2, learning: 0 }

/** The words of a round for the answer at this place of the set; `ahead` takes the next ones. */
export function tell(story: Story, place: number) {
  return (part: StoryPart, ahead = 0): string => {
    const wordings = story[part]
    const rounds = Math.floor(place / wordings.length)
    return wordings[(place + rounds * pace[part] + ahead) % wordings.length] ?? wordings[0]
  }
}
