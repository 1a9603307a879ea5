export const starText = ({ situation, task, action, result }: Record<'situation' | 'task' | 'action' | 'result', string>) =>
  `Situation: ${situation}\nTask: ${task}\nAction: ${action}\nResult: ${result}`
