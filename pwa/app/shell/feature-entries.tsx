import { useSetAtom } from 'jotai'
import { faqsOpenAtom } from '../../features/help/help-state.ts'
import { feedbackOpenAtom } from '../../session/account/feedback-state.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { allFeatures } from '../features.ts'

export function FeatureEntries({ short = false }) {
  return allFeatures.map(({ name, text, badge, icon, href }) => (
    <a key={href} className="menu-item" href={href} data-direction="root">
      <Icon name={icon} />
      <span className="fill">
        <strong>{name}</strong> {badge && <Badge>{badge}</Badge>}
        {!short && <small>{text}</small>}
      </span>
    </a>
  ))
}

export function HelpEntries({ className }: { className: 'menu-item' | 'menu-button' }) {
  const showFaqs = useSetAtom(faqsOpenAtom)
  const showFeedback = useSetAtom(feedbackOpenAtom)
  const isInMenu = className === 'menu-item'
  return (
    <>
      <button type="button" className={className} onClick={() => showFaqs(true)}>
        {isInMenu && <Icon name="question" />}
        FAQs
      </button>
      <button type="button" className={className} onClick={() => showFeedback(true)}>
        {isInMenu && <Icon name="message" />}
        Feedback
      </button>
    </>
  )
}
