import * as z from 'zod'

/** A question and the four parts of the story that answers it. */
export const storyParts = {
  question: z.string(),
  situation: z.string(),
  task: z.string(),
  action: z.string(),
  result: z.string(),
}

export const storyVoices = {
  question: 'coach',
  situation: 'person',
  task: 'person',
  action: 'person',
  result: 'person',
} as const

export const starText = ({ situation, task, action, result }: Record<'situation' | 'task' | 'action' | 'result', string>) =>
  `Situation: ${situation}\nTask: ${task}\nAction: ${action}\nResult: ${result}`
