import './legal-links.css'

export function LegalLinks({ onChoice }: { onChoice?: () => void }) {
  return (
    <nav className="legal-links row small" aria-label="Privacy and terms">
      <a href="/privacy" onClick={onChoice}>
        Privacy
      </a>
      <a href="/terms" onClick={onChoice}>
        Terms
      </a>
    </nav>
  )
}
