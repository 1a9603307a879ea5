import { coachText, personText } from './prompts.ts'

/** A question and the four parts of the story that answers it. */
export const storyParts = {
  question: coachText,
  situation: personText,
  task: personText,
  action: personText,
  result: personText,
}

export const starText = ({ situation, task, action, result }: Record<'situation' | 'task' | 'action' | 'result', string>) =>
  `Situation: ${situation}\nTask: ${task}\nAction: ${action}\nResult: ${result}`
