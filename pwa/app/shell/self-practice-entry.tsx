import { Icon } from '../../ui/icon.tsx'

/** Self practice in a menu. It is no feature with a price, so it stands in no list of those. */
export function SelfPracticeEntry() {
  return (
    <a className="menu-item" href="/self-interview-prep" data-direction="root">
      <Icon name="play" />
      <span className="menu-item-words">
        <strong>Self practice</strong>
        <small>Free: hear a question, answer out loud, listen to yourself</small>
      </span>
    </a>
  )
}
