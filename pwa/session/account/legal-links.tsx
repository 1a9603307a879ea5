import './legal-links.css'

/** The way to the plain papers: in the account menu, the More sheet, the FAQs, and at the end of the signed-out home. */
export function LegalLinks({ onChoice }: { onChoice?: () => void }) {
  return (
    <nav className="legal-links" aria-label="Privacy and terms">
      <a href="/privacy" onClick={onChoice}>
        Privacy
      </a>
      <a href="/terms" onClick={onChoice}>
        Terms
      </a>
    </nav>
  )
}
