import { Icon } from '../../ui/icon.tsx'

const tips = [
  'Speak clearly, and a little slower than you think you need to.',
  'Keep eye contact with the person who asked; on a video call, look into the camera.',
  'Give specific examples: one story with a number beats three claims.',
  'Use the STAR method: situation, task, action, result. Most of the time belongs to the action.',
] as const

export function Tips() {
  return (
    <aside className="stack-close qa-tips" aria-labelledby="qa-tips">
      <h3 id="qa-tips">
        <Icon name="bulb" /> Interviewer Tips
      </h3>
      <ul className="bullets">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </aside>
  )
}
