import { keepSound } from './sentence-check.ts'

export interface Star {
  situation: string
  task: string
  action: string
  result: string
}

/** The four lines that the page and the PDF split again. Sentences that fail their check are left out. */
export function starText({ situation, task, action, result }: Star): string {
  return [
    `Situation: ${keepSound(situation)}`,
    `Task: ${keepSound(task)}`,
    `Action: ${keepSound(action)}`,
    `Result: ${keepSound(result)}`,
  ].join('\n')
}
